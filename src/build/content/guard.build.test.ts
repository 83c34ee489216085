/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ContentGuard } from './guard';
import { buildSite, makeGatsbySite } from './testing/gatsbySite';
import { make, swap, write } from './testing/mistake';
import { makeSite } from './testing/site';
import { Store } from './testing/store';

// A machine that is busy with a build takes seconds to write a site to its disk.
jest.setTimeout(60_000);

const films = 'data/films.yaml';
describe('the content guard under gatsby build', () => {
  let root: string;
  let store: Store;
  let guard: ContentGuard;
  beforeAll(async () => {
    root = await makeSite();
  });
  afterAll(() => rmSync(root, { recursive: true }));
  beforeEach(() => {
    store = new Store(root);
    guard = new ContentGuard(root, false);
  });

  let undo = (): void => undefined;
  afterEach(() => {
    undo();
    undo = () => undefined;
  });
  /** Saves a file anew, until the test is over. */
  const save = async (file: string, edit: (text: string) => string): Promise<void> => {
    ({ undo } = await make(root, [{ name: '', says: '', file, edit }]));
  };
  const misspell = (): Promise<void> => save(films, swap('  title: Makola', '  titel: Makola'));

  const begin = async (): Promise<void> => {
    await guard.start(store);
    await guard.resume(store.tools);
  };
  const signal = (): string => join(root, '.cache/content-faults.txt');

  it('makes entries of the text that was checked, to the letter', async () => {
    await begin();
    await save(films, swap('  title: Makola', '  title: Makola at night'));
    await guard.onCreateNode(store.file(films));
    expect(store.films).toEqual(['Makola']);
    expect(store.printed).toEqual([]);
  });

  it('makes entries of files of the table alone', async () => {
    await begin();
    await save('data/draft.yaml', write('- title: Draft\n'));
    await guard.onCreateNode(store.file('data/draft.yaml'));
    const picture = store.file(films);
    picture.node.internal.mediaType = 'image/webp';
    await guard.onCreateNode(picture);
    const entry = store.file(films);
    entry.node.internal.type = 'Film';
    await guard.onCreateNode(entry);
    expect([...store.nodes.values()].flatMap(({ children }) => children)).toEqual([]);
  });

  it('ends on a fault, and tells it before anything is made', async () => {
    await misspell();
    await begin();
    expect(store.printed).toEqual([expect.stringContaining('data/films.yaml:2:3  unknown field "titel"')]);
    expect(JSON.parse(readFileSync(signal(), 'utf8'))).toEqual([expect.objectContaining({ file: films, line: 2 })]);
  });

  it('goes on with a warning', async () => {
    await save(films, swap('  title: Makola', '  title: Makola 🎬'));
    await begin();
    await guard.onCreateNode(store.file(films));
    expect(store.printed).toEqual([expect.stringContaining('data/films.yaml:2:17  warning: the emoji')]);
    expect(store.films).toEqual(['Makola 🎬']);
    expect(readFileSync(signal(), 'utf8')).toBe('[]');
  });

  it('writes its signal only if it is not what it was', async () => {
    rmSync(join(root, '.cache'), { recursive: true, force: true });
    await begin();
    expect(readFileSync(signal(), 'utf8')).toBe('[]');
    const { mtimeNs } = statSync(signal(), { bigint: true });
    await begin();
    expect(statSync(signal(), { bigint: true }).mtimeNs).toBe(mtimeNs);
    rmSync(signal());
    await begin();
    expect(existsSync(signal())).toBe(true);
  });

  it('remembers what was good, and what has to be made again', async () => {
    await begin();
    const file = store.file(films);
    await guard.onCreateNode(file);
    const text = readFileSync(join(root, films), 'utf8');
    expect(store.memory.get('content')).toMatchObject({ good: { 'films.yaml': text }, held: [] });
    await misspell();
    guard = new ContentGuard(root, false);
    await begin();
    await guard.onCreateNode(file);
    expect(store.memory.get('content')).toMatchObject({ good: { 'films.yaml': text }, held: [file.node.id] });
    expect(store.films).toEqual(['Makola']);
  });
});

it('ends a real gatsby build with every problem, once and plainly, before a file is written', async () => {
  const root = await makeGatsbySite();
  await make(root, [
    { name: '', says: '', file: films, edit: swap('  title: Makola', '  titel: Makola') },
    { name: '', says: '', file: 'data/posts.yaml', edit: swap('  readTime: 6', '  readTime: six') },
  ]);
  const { status, printed } = await buildSite(root);
  const [, report = ''] = printed.split(/^error /m);
  const said = report.split('\n').filter((line) => !line.startsWith('not finished'));
  expect(said.join('\n').trim().split('\n')).toEqual([
    'data/films.yaml:2:3  unknown field "titel" on Film; did you mean "title"?',
    'data/posts.yaml:5:13  "six" in "readTime" is not a whole number',
    '2 faults in 2 files.',
  ]);
  const written = readdirSync(join(root, 'public'), { recursive: true, withFileTypes: true });
  expect({ status, written: written.filter((each) => each.isFile()) }).toEqual({ status: 1, written: [] });
  rmSync(root, { recursive: true });
});
