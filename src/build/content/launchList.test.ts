/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { launchList } from './launchList';
import { loadContent } from './load';
import { type Mistake, make, swap } from './testing/mistake';
import { makeSite } from './testing/site';

// A machine that is busy with a build starts processes slowly.
jest.setTimeout(60_000);

describe('the launch list', () => {
  let root: string;
  beforeAll(async () => {
    root = await makeSite();
  });
  afterAll(() => rmSync(root, { recursive: true }));

  /** The list of a site with edits, without its line and column but where asked for. */
  const listWith = async (edits: readonly Pick<Mistake, 'file' | 'edit'>[]): Promise<Record<string, string[]>> => {
    const { undo } = await make(
      root,
      edits.map((edit) => ({ name: '', says: '', ...edit })),
    );
    const { content } = await loadContent(root);
    undo();
    const say = ({
      file,
      line,
      column,
      message,
    }: {
      file: string;
      line: number;
      column: number;
      message: string;
    }): string => `${file}:${line}:${column} ${message}`;
    return Object.fromEntries(launchList(content).map(({ title, items }) => [title, items.map(say)]));
  };

  it('names everything that is not ready, with its place', async () => {
    const edit = swap('    alt: A market from above.', '    alt: A market from above.\n  sample: true');
    expect(await listWith([{ file: 'data/films.yaml', edit }])).toEqual({
      'Sample copy': ['data/films.yaml:12:3 Film "makola": confirm it and remove this line'],
      'Reserved domains': [
        'data/company.yaml:4:10 "www.loom.example" in "siteUrl"',
        'data/company.yaml:6:8 "loom.example" in "email"',
        'data/offices.yaml:7:10 "loom.example" in "email"',
        'data/offices.yaml:19:10 "loom.example" in "email"',
      ],
      'Fictitious telephone numbers': [
        'data/company.yaml:7:8 "+233 30 000 0001"',
        'data/offices.yaml:6:10 "+233 30 000 0001"',
        'data/offices.yaml:18:10 "+234 1 000 0002"',
      ],
      'Links and buttons without a destination': [
        'data/navigation.yaml:21:5 "Facebook" has no "to"',
        'data/navigation.yaml:23:5 "Privacy Policy" has no "to"',
        'data/pages/awards.yaml:24:7 "Submit Nomination" has no "to"',
        'data/pages/films.yaml:25:5 "Watch" has no "to"',
      ],
      'Forms that send nothing': [
        'data/forms/contact.yaml:1:1 Form "contact" has no "endpoint": nothing is sent',
        'data/forms/newsletter.yaml:1:1 Form "newsletter" has no "endpoint": nothing is sent',
        'data/forms/partnership.yaml:1:1 Form "partnership" has no "endpoint": nothing is sent',
      ],
      'Entries without a picture': [
        'data/news.yaml:1:3 NewsItem "sound-stage" has no "image": a cloth is woven in its place',
        'data/offices.yaml:13:3 Office "lagos" has no "image": a cloth is woven in its place',
        'data/posts.yaml:1:3 Post "cutting" has no "image": a cloth is woven in its place',
        'data/testimonials.yaml:1:3 Testimonial "efua" has no "image": a cloth is woven in its place',
      ],
    });
  });

  it('lets go of what has been made ready', async () => {
    const endpoint = {
      file: 'data/forms/newsletter.yaml',
      edit: swap('submit:', 'endpoint: https://forms.pams.africa/n\nsubmit:'),
    };
    const facebook = {
      file: 'data/navigation.yaml',
      edit: swap('- label: Facebook', '- label: Facebook\n    to: https://facebook.com/pams'),
    };
    const phone = { file: 'data/company.yaml', edit: swap('+233 30 000 0001', '+233 30 274 1180') };
    const list = await listWith([endpoint, facebook, phone]);
    expect(list['Forms that send nothing']).toHaveLength(2);
    expect(list['Links and buttons without a destination']).toHaveLength(3);
    expect(list['Fictitious telephone numbers']).toHaveLength(2);
  });

  it('fails while anything is left, and counts it', () => {
    const tsx = join(process.cwd(), 'node_modules/tsx/dist/cli.mjs');
    const program = join(process.cwd(), 'src/build/content/preflight.ts');
    const { status, stdout } = spawnSync(process.execPath, [tsx, program], { cwd: root, encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stdout).toContain('Forms that send nothing (3)\n  data/forms/contact.yaml:1:1  Form "contact"');
    expect(stdout).toMatch(/\n18 things are left before launch\.\n$/);
  });
});
