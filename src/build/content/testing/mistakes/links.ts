import { add, here, type Mistake, swap } from '../mistake';
import { figure, film, podcast, post } from '../entries';

const social = (name: string, to: string): ((text: string) => string) =>
  swap('social:\n', `social:\n  - label: ${name}\n    to: ${here}${to}\n`);

/** Names that are taken, and links and references that lead nowhere. */
export const links: readonly Mistake[] = [
  {
    name: 'a slug twice in a file',
    file: 'data/films.yaml',
    edit: film(`${here}makola`, {}),
    says: 'duplicate slug "makola" on Film',
    advises: 'it stands in data/films.yaml:1 already',
  },
  {
    name: 'a slug that another entry of the page has',
    file: 'data/posts.yaml',
    edit: post(`${here}reel-talk`, {}),
    says: 'duplicate slug "reel-talk" on Post',
    advises: 'it stands in data/podcasts.yaml:1 already',
  },
  {
    name: 'a slug that is the address of a section',
    file: 'data/podcasts.yaml',
    edit: podcast(`${here}newsletter`, {}),
    says: 'duplicate slug "newsletter" on Podcast',
    advises: 'it is the address of a section of /media-hub',
  },
  {
    name: 'a key twice in a file',
    file: 'data/figures.yaml',
    edit: figure(`${here}founded`, {}),
    says: 'duplicate key "founded" on Figure',
  },
  {
    name: 'a slug twice on a page',
    file: 'data/academy.yaml',
    edit: swap(
      'benefits:',
      `  - slug: ${here}digital-skills\n    title: Again\n    description: Once more.\n    courses:\n      - title: Web\n        weeks: 2\nbenefits:`,
    ),
    says: 'duplicate slug "digital-skills" on Track',
  },
  {
    name: 'a figure that does not exist',
    file: 'data/company.yaml',
    edit: swap('replyTime: reply-time', `replyTime: ${here}reply-times`),
    says: 'no Figure has the key "reply-times"',
    advises: 'did you mean "reply-time"?',
  },
  {
    name: 'a figure in a list that does not exist',
    file: 'data/pages/services.yaml',
    edit: swap('figures:\n  - founded', `figures:\n  - founded\n  - ${here}kangaroos`),
    says: 'no Figure has the key "kangaroos"',
    advises: 'there is "films-annually"',
  },
  {
    name: 'a link to a page that does not exist',
    file: 'data/navigation.yaml',
    edit: swap('    to: /about\n', `    to: ${here}/abuot\n`),
    says: 'there is no page "/abuot"',
    advises: 'did you mean "/about"?',
  },
  {
    name: 'a link to a section that does not exist',
    file: 'data/navigation.yaml',
    edit: swap('/about#values', `/about${here}#valeus`),
    says: 'there is no "#valeus" on "/about"',
    advises: 'did you mean "values"?',
  },
  {
    name: 'a link to an entry that does not exist',
    file: 'data/navigation.yaml',
    edit: swap('/films#makola', `/films${here}#nollywood`),
    says: 'there is no "#nollywood" on "/films"',
    advises: 'there is "portfolio", ',
  },
  {
    name: 'a link that ends with a slash',
    file: 'data/navigation.yaml',
    edit: swap('    to: /films\n', `    to: ${here}/films/\n`),
    says: '"/films/" ends with a slash',
    advises: 'did you mean "/films"?',
  },
  {
    name: 'a link to the screen for addresses that lead nowhere',
    file: 'data/navigation.yaml',
    edit: social('Nowhere', '/404'),
    says: 'there is no page "/404"',
  },
  {
    name: 'a link that is a script',
    file: 'data/navigation.yaml',
    edit: social('Script', 'javascript:alert(1)'),
    says: 'a link must not begin with "javascript:"',
  },
  {
    name: 'a link that is not encrypted',
    file: 'data/navigation.yaml',
    edit: social('Old', 'http://loom.example/old'),
    says: 'the link is not encrypted',
    advises: 'write "https://loom.example/old"',
    severity: 'warning',
  },
  {
    name: 'a site without its scheme',
    file: 'data/navigation.yaml',
    edit: social('Bare', 'www.loom.example'),
    says: '"www.loom.example" leads nowhere',
    advises: 'did you mean "https://www.loom.example"?',
  },
  {
    name: 'a page without its slash',
    file: 'data/navigation.yaml',
    edit: social('Relative', 'contact'),
    says: '"contact" leads nowhere',
    advises: 'did you mean "/contact"?',
  },
  {
    name: 'a mail link without an address',
    file: 'data/navigation.yaml',
    edit: social('Mail', 'mailto:hello'),
    says: '"mailto:hello" is not a mail address',
  },
  {
    name: 'a telephone link with blanks',
    file: 'data/navigation.yaml',
    edit: social('Phone', 'tel:+233 30 000 0001'),
    says: '"tel:+233 30 000 0001" is not a telephone number',
    advises: 'without blanks',
  },
  {
    name: 'a second head office',
    file: 'data/offices.yaml',
    edit: swap(
      'headquarters: false\n  description: The studio.',
      `headquarters: ${here}true\n  description: The studio.`,
    ),
    says: 'a second head office',
  },
  {
    name: 'no head office',
    file: 'data/offices.yaml',
    edit: (text) => here + swap('headquarters: true', 'headquarters: false')(text),
    says: 'no office is the head office',
    alone: true,
  },
  {
    name: 'a choice without options',
    file: 'data/forms/contact.yaml',
    edit: add(`  - name: size\n    label: Size\n    type: ${here}select\n    required: false\n`),
    says: 'a list to choose from has no options',
  },
  {
    name: 'options on a line of text',
    file: 'data/forms/contact.yaml',
    edit: swap('    type: email', `    type: email\n    ${here}options:\n      - value: mail\n        label: Mail`),
    says: 'a field of the type "email" has options',
  },
  {
    name: 'an option twice',
    file: 'data/forms/contact.yaml',
    edit: swap('      - value: other', `      - value: ${here}services\n        label: Again\n      - value: other`),
    says: 'duplicate value "services" in the options',
  },
  {
    name: 'a form field twice',
    file: 'data/forms/newsletter.yaml',
    edit: add(`  - name: ${here}email\n    label: Again\n    type: email\n    required: true\n`),
    says: 'duplicate field name "email"',
  },
  {
    name: 'a form under the name of another',
    file: 'data/forms/newsletter.yaml',
    edit: swap('key: newsletter', `key: ${here}contact`),
    says: '"contact" is not the key of this form',
    advises: 'write newsletter',
    others: 1,
  },
  {
    name: 'a partnership its form does not offer',
    file: 'data/partnerships.yaml',
    edit: swap('slug: training', `slug: ${here}trainings`),
    says: '"trainings" is not an option of the partnership form',
    advises: 'expected "training"',
  },
];
