/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onCreateDevServer, type Server } from './gatsby-node';
import { writeEditor } from './writeEditor';

jest.mock('./writeEditor', () => ({ writeEditor: jest.fn() }));

it('bundles the page again when that has failed, and once when it has not', async () => {
  jest.mocked(writeEditor).mockRejectedValueOnce(new Error('mistyped')).mockResolvedValue(undefined);
  const get = jest.fn<undefined, Parameters<Server['get']>>();
  onCreateDevServer({ app: { get } }, { title: 'Content' });
  const [, answer] = get.mock.calls[0] ?? [];
  const open = () =>
    new Promise<string>((resolve) =>
      answer?.({ params: { 0: '' } }, { redirect: resolve, sendFile: resolve }, (error) =>
        resolve((error as Error).message),
      ),
    );
  expect([await open(), await open(), await open()]).toEqual(['mistyped', 'index.html', 'index.html']);
  expect(writeEditor).toHaveBeenCalledTimes(2);
});

it('needs no package that a production install leaves out', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object };
  const sources = readdirSync(__dirname).filter((name) => /(?<!test)\.ts$/.test(name));
  const text = sources.map((name) => readFileSync(join(__dirname, name), 'utf8')).join('\n');
  const used = [...text.matchAll(/(?:^import (?!type).*from |import\()'((?:@[\w-]+\/)?[\w-]+)(?![\w:-])/gm)];
  expect(used.length).toBeGreaterThan(4);
  expect(used.map(([, name]) => name).filter((name = '') => !(name in dependencies))).toEqual([]);
});
