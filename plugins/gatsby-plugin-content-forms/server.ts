import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import express, { type Application, type NextFunction, type Request, type Response } from 'express';
import type { CreateDevServerArgs } from 'gatsby';
import type { IGatsbyState } from 'gatsby/dist/redux/types';
import type { Compiler } from 'webpack';
import {
  checkContent,
  type ContentOptions,
  filesBelow,
  isError,
  loadContent,
  sentence,
} from '../gatsby-plugin-content';
import { buildForms } from './bundle';
import { serveDataDesk } from './dataDesk';
import { formConfig } from './formConfig';
import { findForm } from './findForm';

const isPicture = (name: string): boolean => /^images\/[^./\\][^/\\]*\.(?:webp|png|jpe?g|avif|svg)$/i.test(name);

/** The files the forms write, seen from `data/`. */
const isOurs = ({ files }: ContentOptions, name: string): boolean => isPicture(name) || Object.hasOwn(files, name);

/** Why a request is not done, for the form to show. */
const refusal = (status: number, message: string) => Object.assign(new Error(message), { status });

const elsewhere = 'was changed elsewhere in the meantime. Keep your words, load this page again and enter them anew.';

/** What the site could not be built with, in the check's words; `drafts` stand in the place of files. */
const errorsIn = async (
  root: string,
  options: ContentOptions,
  drafts?: ReadonlyMap<string, string>,
): Promise<string[]> =>
  (await checkContent(root, options, drafts))
    .filter(isError)
    .map((one) => `${one.file}, line ${one.line}: ${sentence(one)}.`);

/** Takes a file, whole or not at all; the text of a YAML file only if the site can be built with it. */
const put = async (root: string, options: ContentOptions, name: string, body: Buffer): Promise<number> => {
  const path = join(root, 'data', name);
  const status = existsSync(path) ? 200 : 201;
  let data: Buffer | string = body;
  if (!isPicture(name)) {
    const { before, after } = JSON.parse(body.toString()) as Record<'before' | 'after', string>;
    if (readFileSync(path, 'utf8') !== before) throw refusal(409, `data/${name} ${elsewhere}`);
    const errors = await errorsIn(root, options, new Map([[name, after]]));
    // What is wrong already, perhaps in another file, may be mended later.
    const known = errors.length > 0 ? await errorsIn(root, options) : [];
    const added = errors.filter((one) => !known.includes(one));
    if (added.length > 0) throw refusal(422, added.join('\n'));
    data = after;
  }
  // Neither Gatsby nor the content check looks at hidden files.
  const part = join(path, '..', `.${basename(path)}.part`);
  writeFileSync(part, data);
  renameSync(part, path);
  return status;
};

/** Removes a picture nobody names. */
const remove = (root: string, options: ContentOptions, name: string): void => {
  if (!isPicture(name)) throw refusal(403, 'The forms remove pictures alone.');
  const file = loadContent(root, options).files.find(({ text }) => text.includes(name));
  if (file) throw refusal(409, `${file.file} still names this picture.`);
  rmSync(join(root, 'data', name));
};

/**
 * True if a request comes from this machine and, unless it only reads, from the page of the forms itself. Every other site has
 * another origin, or a host of its own that leads here.
 */
const isOwn = ({ headers: { host = '', origin }, method, socket }: Request): boolean =>
  /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '') &&
  /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host) &&
  (origin === undefined ? method === 'GET' : origin.replace(/^https?:\/\//, '') === host);

/** Made when the forms are first opened. */
let bundle: Promise<void> | undefined;

/** Adds the forms to a server, at `/admin`. */
export const addForms = (app: Application, root: string, options: ContentOptions): void => {
  const data = join(root, 'data');
  const bundleFolder = 'node_modules/.cache/forms';

  app.use('/admin', (request, response, next) => {
    // Gatsby lets every site read what its server answers.
    response.removeHeader('Access-Control-Allow-Origin');
    response.setHeader('Cache-Control', 'no-store');
    next(isOwn(request) ? undefined : refusal(403, 'The forms are for this machine alone.'));
  });
  app
    .route(/^\/admin\/data\/(.*)/)
    .all(({ params: { 0: name = '' } }, _, next) =>
      next(isOurs(options, name) ? undefined : refusal(403, 'The forms write content and pictures alone.')),
    )
    .get(({ params: { 0: name = '' } }, response) => response.sendFile(name, { root: data }))
    .put(express.raw({ type: () => true, limit: '100mb' }), ({ params: { 0: name = '' }, body }, response, next) => {
      void put(root, options, name, body).then((status) => response.sendStatus(status), next);
    })
    .delete(({ params: { 0: name = '' } }, response) => {
      remove(root, options, name);
      response.end();
    });
  app.get('/admin/find', ({ query: { text, page } }, response) =>
    response.redirect(`/admin/#${findForm(loadContent(root, options), `${text}`, `${page}`)}`),
  );
  // How long a text may be, the content check tells when it is saved, in its own words.
  const withoutLengths = (key: string, value: unknown) => (/^(?:min|max)length$/.test(key) ? undefined : value);
  app.get('/admin/config.json', (_, response) => {
    const config = formConfig(loadContent(root, options), { name: 'test-repo' });
    response.type('json').send(JSON.stringify(config, withoutLengths));
  });
  app.get('/admin/files.json', (_, response) =>
    response.json(filesBelow(data).filter((name) => isOurs(options, name))),
  );
  app.use('/admin', (_, __, next) => void (bundle ??= buildForms(bundleFolder)).then(() => next(), next));
  app.use('/admin', express.static(bundleFolder));
  app.use('/admin', (error: Partial<ReturnType<typeof refusal>>, _: Request, response: Response, __: NextFunction) =>
    response.writeHead(error.status ?? 500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(error.message),
  );
};

/** Adds the forms and the data desk to `gatsby develop`. */
export const serveForms = (args: CreateDevServerArgs, { content }: { readonly content?: ContentOptions }): void => {
  if (!content) throw new Error('gatsby-plugin-content-forms: the option "content" is missing in gatsby-config.ts');
  const { port } = (args.store.getState() as IGatsbyState).program;
  addForms(args.app as Application, process.cwd(), content);
  serveDataDesk(args, content);
  args.reporter.info(`Forms to edit the content with: http://localhost:${port}/admin/`);
};

/** Adds the script of `openForms.ts` to every page of the developed site. */
export const openFormsPlugin = (root: string) => ({
  apply: (compiler: Compiler): void =>
    new compiler.webpack.EntryPlugin(root, './plugins/gatsby-plugin-content-forms/openForms.ts', {
      name: 'commons',
    }).apply(compiler),
});
