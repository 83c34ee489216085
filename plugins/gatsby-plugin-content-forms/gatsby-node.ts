import { join } from 'node:path';
import type { Options } from './editorConfig';
import { writeEditor } from './writeEditor';

/** The part of Gatsby's server (Express) that this plugin uses. */
export interface Server {
  get(path: RegExp, answer: (request: Request, response: Response, next: (error: unknown) => void) => unknown): void;
}
type Request = { readonly params: Readonly<Record<string, string | undefined>> };
type Response = Readonly<Record<'redirect' | 'sendFile', (path: string, options?: { root: string }) => void>>;

/** Serves the forms at `/admin` in `gatsby develop`. */
export const onCreateDevServer = ({ app }: { readonly app: Server }, options: Options): void => {
  const root = join(process.cwd(), 'node_modules/.cache/editor');
  let written: Promise<void> | undefined;
  app.get(/^\/admin(?:\/(.*))?$/, async ({ params: { 0: file } }, response, next) => {
    if (file === undefined) return response.redirect('/admin/');
    try {
      // The forms are bundled when they are first opened, because that takes seconds.
      await (written ??= writeEditor(root, options));
      response.sendFile(file || 'index.html', { root });
    } catch (error) {
      written = undefined;
      next(error);
    }
  });
};

/** Writes the forms that save to GitHub into `deploy/editor`, because they are published at a separate origin. */
export const onPostBuild = async (_: unknown, options: Options): Promise<void> => {
  if (options.repository) await writeEditor('deploy/editor', options);
};
