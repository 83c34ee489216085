import { here, type Mistake, swap, write } from '../mistake';

/** What goes wrong in the way a file is stored. */
export const bytes: readonly Mistake[] = [
  {
    name: 'a byte order mark',
    file: 'data/interface.yaml',
    edit: (text) => `\ufeff${text}`,
    at: 'data/interface.yaml:1:1',
    says: 'the file begins with an invisible byte order mark',
    advises: 'without BOM',
    severity: 'warning',
  },
  {
    name: 'a slip in a file with Windows line ends',
    file: 'data/podcasts.yaml',
    edit: (text) => swap('  title: Reel Talk', `  ${here}titel: Reel Talk`)(text).replace(/\n/g, '\r\n'),
    says: 'unknown field "titel" on Podcast',
    advises: 'did you mean "title"?',
  },
  {
    name: 'a slip behind an emoji in the same line',
    file: 'data/interface.yaml',
    edit: swap('  title: Coming soon', `  title: ${here}🧵 Coming soon`),
    says: 'the emoji "🧵" in a text',
    severity: 'warning',
  },
  {
    name: 'a letter stored as Latin-1',
    file: 'data/testimonials.yaml',
    bytes: () =>
      Buffer.from('- slug: efua\n  name: Ef\xfaa\n  role: Editor\n  content: I cut my first film here.\n', 'latin1'),
    at: 'data/testimonials.yaml:2:11',
    says: 'a letter is not stored as UTF-8',
    advises: 'UTF-8',
  },
  {
    name: 'a file stored as UTF-16',
    file: 'data/posts.yaml',
    bytes: () => Buffer.from('\ufeff- slug: cutting\n', 'utf16le'),
    at: 'data/posts.yaml:1:1',
    says: 'stored as UTF-16',
    alone: true,
  },
  {
    name: 'a file of 5 MB',
    file: 'data/news.yaml',
    bytes: () => Buffer.from(`- slug: sound-stage\n  excerpt: ${'long '.repeat(1_000_000)}\n`),
    at: 'data/news.yaml:1:1',
    says: 'the file is 5.0 MB large',
    alone: true,
  },
  {
    name: 'an empty file',
    file: 'data/partnerships.yaml',
    edit: write(here),
    says: 'the file is empty',
    alone: true,
  },
  {
    name: 'a file of comments',
    file: 'data/partnerships.yaml',
    edit: write(`${here}# later\n\n  # much later\n`),
    says: 'the file is empty',
    alone: true,
  },
  {
    name: 'a control character in a text',
    file: 'data/academy.yaml',
    edit: swap('Everyone leaves with one.', `Everyone${here}\u0007 leaves with one.`),
    says: 'an invisible character (U+0007)',
  },
  {
    name: 'a zero-width blank in a text',
    file: 'data/academy.yaml',
    edit: swap('For people who build.', `For people${here}\u200b who build.`),
    says: 'an invisible character (U+200B)',
  },
  {
    name: 'a control character written as an escape',
    file: 'data/navigation.yaml',
    edit: swap('Privacy Policy', `"Privacy ${here}\\x07Policy"`),
    says: 'an invisible character (U+0007)',
  },
];
