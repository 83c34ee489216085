/** @jest-environment node */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentGuard } from './guard';
import { makeSite } from './testing/site';
import { Store } from './testing/store';

// A machine that is busy with a build takes seconds to write a site to its disk.
jest.setTimeout(60_000);

describe('the content guard', () => {
  let root: string;
  let store: Store;
  let guard: ContentGuard;

  const films = 'data/films.yaml';
  const save = (file: string, change: (text: string) => string): void => {
    const path = join(root, file);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  };
  const second = '- slug: rift\n  title: Rift\n  category: Drama\n  year: 2020\n  duration: 90\n  synopsis: Stars.\n';

  const begin = async (): Promise<void> => {
    guard = new ContentGuard(root, true);
    await guard.start(store);
    await guard.resume(store.tools);
  };

  beforeEach(async () => {
    root = await makeSite();
    store = new Store(root);
    await begin();
    await guard.onCreateNode(store.file(films));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('makes entries of the type the table names', () => {
    expect(store.films).toEqual(['Makola']);
    expect(store.printed).toEqual([]);
  });

  it('takes over what is saved, new and removed entries alike', async () => {
    save(films, (text) => text + second);
    await guard.onCreateNode(store.file(films));
    expect(store.films).toEqual(['Makola', 'Rift']);
    save(films, (text) => text.replace(second, ''));
    await guard.onCreateNode(store.file(films));
    expect(store.films).toEqual(['Makola']);
  });

  it('counts entries as they stand in their file, whichever was edited last', async () => {
    save(films, (text) => second + text);
    await guard.onCreateNode(store.file(films));
    save(films, (text) => text.replace('Rift', 'The Rift'));
    await guard.onCreateNode(store.file(films));
    const places = [...store.nodes.values()].flatMap(({ title, position }) => (position ? [[position, title]] : []));
    expect(places.sort()).toEqual([
      [1, 'The Rift'],
      [2, 'Makola'],
    ]);
  });

  it.each([
    ['a field is misspelt', (text: string) => text.replace('title:', 'titel:')],
    ['it cannot be read', (text: string) => text.replace('  title:', '\ttitle:')],
    ['it is empty', () => ''],
  ])('keeps the last good entries while %s, and recovers', async (_name, slip) => {
    const good = readFileSync(join(root, films), 'utf8');
    save(films, slip);
    await guard.onCreateNode(store.file(films));
    expect(store.films).toEqual(['Makola']);
    save(films, () => good.replace('Makola', 'Makola at night'));
    await guard.onCreateNode(store.file(films));
    expect(store.films).toEqual(['Makola at night']);
  });

  it('holds back every file while another is at fault, and takes it over when that one is mended', async () => {
    save('data/posts.yaml', (text) => text.replace('title:', 'titel:'));
    await guard.onCreateNode(store.file('data/posts.yaml'));
    save(films, (text) => text + second);
    await guard.onCreateNode(store.file(films));
    expect(store.films).toEqual(['Makola']);
    save('data/posts.yaml', (text) => text.replace('titel:', 'title:'));
    await guard.onCreateNode(store.file('data/posts.yaml'));
    expect(store.films).toEqual(['Makola', 'Rift']);
  });

  it('takes over after a restart what was held back before it', async () => {
    save('data/posts.yaml', (text) => text.replace('title:', 'titel:'));
    save(films, (text) => text + second);
    await guard.onCreateNode(store.file(films));
    save('data/posts.yaml', (text) => text.replace('titel:', 'title:'));
    await begin();
    expect(store.films).toEqual(['Makola', 'Rift']);
  });

  it('falls back on the last good entries even if it is started on a fault', async () => {
    save(films, (text) => text.replace('title:', 'titel:'));
    await begin();
    expect(store.printed).toEqual([expect.stringContaining('data/films.yaml:2:3  unknown field "titel"')]);
    await guard.onCreateNode(store.file(films));
    expect(store.films).toEqual(['Makola']);
  });

  it('makes what can be made if it has never seen anything good', async () => {
    store = new Store(root);
    save('data/posts.yaml', (text) => text.replace('  title:', '\ttitle:'));
    await begin();
    await Promise.all([guard.onCreateNode(store.file(films)), guard.onCreateNode(store.file('data/posts.yaml'))]);
    expect(store.films).toEqual(['Makola']);
    expect(store.nodes.get(join(root, 'data/posts.yaml'))?.children).toEqual([]);
  });

  it('lays the faults over the page as long as there are any', async () => {
    const compile = (): { file: unknown; message: string }[] => {
      const compilation = { errors: [] as Error[], fileDependencies: { add: () => undefined } };
      const thisCompilation = { tap: (_name: string, run: (each: typeof compilation) => void) => run(compilation) };
      guard.overlay.apply({ hooks: { thisCompilation } });
      return compilation.errors.map((error) => ({ file: 'file' in error && error.file, message: error.message }));
    };
    expect(compile()).toEqual([]);
    save(films, (text) => text.replace('title:', 'titel:'));
    await guard.look();
    const message = 'data/films.yaml:2:3  unknown field "titel" on Film; did you mean "title"?\n1 fault in 1 file.';
    expect(compile()).toEqual([{ file: films, message }]);
    save(films, (text) => text.replace('titel:', 'title:'));
    await guard.look();
    expect(compile()).toEqual([]);
  });
});
