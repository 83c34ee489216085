/** Pictures written since a form was last saved: they go again when the form is refused. */
const fresh = new Set<string>();

/** The texts of the YAML files as they are on disk, as far as this page knows. */
const known = new Map<string, string>();

const ask = async (path: string, init?: RequestInit): Promise<Response> => {
  const response = await fetch(path, init);
  if (response.ok) return response;
  const words = await response.text();
  throw response.status === 404 ? new DOMException(words, 'NotFoundError') : new Error(words);
};

const write = async (path: string, data: Blob | string): Promise<void> => {
  if (typeof data !== 'string') {
    const { status } = await ask(path, { method: 'PUT', body: data });
    if (status === 201) fresh.add(path);
    return;
  }
  try {
    await ask(path, { method: 'PUT', body: JSON.stringify({ before: known.get(path), after: data }) });
    known.set(path, data);
  } catch (error) {
    await Promise.all([...fresh].map((picture) => ask(picture, { method: 'DELETE' })));
    throw error;
  }
};

/** A file of `data/`, as the File System API describes one. */
const fileAt = (path: string) => {
  const name = path.replace(/^.*\//, '');
  return {
    kind: 'file',
    name,
    getFile: async (): Promise<File> => {
      const blob = await (await ask(path)).blob();
      if (path.endsWith('.yaml')) known.set(path, await blob.text());
      return new File([blob], name, { type: blob.type });
    },
    createWritable: () => ({ write: (data: Blob | string) => write(path, data), close: () => undefined }),
  };
};

/** A folder, as the File System API describes one. */
const folderAt = (path: string, files: readonly string[]): object => {
  const below = [...new Set(files.filter((file) => file.startsWith(path)).map((file) => file.slice(path.length)))];
  const inside = (name: string): object =>
    below.includes(name) ? fileAt(path + name) : folderAt(`${path}${name}/`, files);
  return {
    kind: 'directory',
    name: 'data',
    async *entries() {
      for (const name of new Set(below.map((file) => file.replace(/\/.*/, '')))) yield [name, inside(name)];
    },
    getDirectoryHandle: (name: string) => folderAt(`${path}${name}/`, files),
    getFileHandle: (name: string) => fileAt(path + name),
    removeEntry: (name: string) => ask(path + name, { method: 'DELETE' }),
  };
};

/**
 * Lets the forms work on `data/` through the develop server, in every browser: Sveltia's test backend writes to a folder that
 * the browser keeps, and is given this one.
 *
 * @returns forgets which pictures are new
 */
export const openDataFolder = async (): Promise<() => void> => {
  const files = (await (await ask('files.json')).json()) as string[];
  // Sveltia asks for a folder of its own below the root.
  const root = { getDirectoryHandle: () => folderAt('', files) };
  Object.defineProperty(navigator.storage, 'getDirectory', { value: () => root });
  // Without `move`, which these files do not have, it writes to the file itself.
  Object.defineProperty(window, 'FileSystemFileHandle', { value: Object });
  localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }));
  localStorage.setItem('sveltia-cms.prefs', localStorage.getItem('sveltia-cms.prefs') ?? '{"closeOnSave":false}');
  return () => fresh.clear();
};
