/** Pictures written since a form was last saved: they go again when the form is refused. */
export const newPictures = new Set<string>();

/** The texts of the YAML files as they are on disk, as far as this page knows. */
const known = new Map<string, string>();

const ask = async (path: string, init?: RequestInit): Promise<Response> => {
  const response = await fetch(path, init);
  if (response.ok) return response;
  const words = await response.text();
  throw response.status === 404 ? new DOMException(words, 'NotFoundError') : new Error(words);
};

const remove = (path: string) => ask(path, { method: 'DELETE' });

const write = async (path: string, data: Blob | string): Promise<void> => {
  const body = typeof data === 'string' ? JSON.stringify({ before: known.get(path), after: data }) : data;
  try {
    const { status } = await ask(path, { method: 'PUT', body });
    if (typeof data === 'string') known.set(path, data);
    else if (status === 201) newPictures.add(path);
  } catch (error) {
    await Promise.all([...newPictures].map(remove));
    throw error;
  }
};

/** A file or a folder as the File System API describes them, in as much as Sveltia asks. */
const handleOf = (path: string, files: readonly string[]): object => {
  const name = path.replace(/^.*\//, '');
  const at = (below: string) => handleOf(`${path}/${below}`, files);
  return {
    kind: files.includes(path) ? 'file' : 'directory',
    name,
    async *entries() {
      const below = files.filter((file) => file.startsWith(`${path}/`)).map((file) => file.slice(path.length + 1));
      for (const entry of new Set(below.map((file) => file.replace(/\/.*/, '')))) yield [entry, at(entry)];
    },
    getDirectoryHandle: at,
    getFileHandle: at,
    removeEntry: (below: string) => remove(`${path}/${below}`),
    getFile: async (): Promise<File> => {
      const blob = await (await ask(path)).blob();
      if (path.endsWith('.yaml')) known.set(path, await blob.text());
      return new File([blob], name, { type: blob.type });
    },
    createWritable: () => ({ write: (data: Blob | string) => write(path, data), close: () => undefined }),
  };
};

/**
 * Lets the forms work on `data/` through the develop server, in every browser: Sveltia's test backend writes to a folder that
 * the browser keeps, and is given this one.
 */
export const openDataFolder = (names: readonly string[]): void => {
  const files = names.map((name) => `./data/${name}`);
  // Sveltia asks for a folder of its own below the root.
  const root = { getDirectoryHandle: () => handleOf('.', files) };
  Object.defineProperty(navigator, 'storage', { value: { getDirectory: () => root } });
  // Without `move`, which these files do not have, it writes to the file itself.
  Object.defineProperty(window, 'FileSystemFileHandle', { value: Object });
  localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }));
};
