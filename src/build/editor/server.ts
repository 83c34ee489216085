import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname, join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import type { Compiler } from 'webpack';
import { checkContent } from '../content/check';
import { loadContent } from '../content/content';
import { isError, sentence } from '../content/problem';
import { contentTypes } from '../schema/contentTypes';
import { readSchema } from '../schema/schema';
import { buildForms } from './bundle';
import { formConfig } from './formConfig';
import { findForm } from './findForm';

/** The files the forms write, seen from `data/`. */
const isPicture = (name: string): boolean => /^images\/[\w-][\w.-]*\.(?:webp|png|jpe?g|avif|svg)$/.test(name);

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

type Answer = readonly [status: number, text: string];

const elsewhere = 'was changed elsewhere in the meantime. Keep your words, load this page again and enter them anew.';

/** Takes a file, whole or not at all; the text of a YAML file only if the site can be built with it. */
const put = async (root: string, name: string, body: Buffer): Promise<Answer> => {
  const path = join(root, 'data', name);
  const isNew = !existsSync(path);
  let data: Buffer | string = body;
  if (!isPicture(name)) {
    const { before, after } = JSON.parse(body.toString()) as Record<'before' | 'after', string>;
    if (readFileSync(path, 'utf8') !== before) return [409, `data/${name} ${elsewhere}`];
    const problems = (await checkContent(root, new Map([[name, after]]))).filter(isError);
    if (problems.length > 0) {
      return [422, problems.map((one) => `${one.file}, line ${one.line}: ${sentence(one)}.`).join('\n')];
    }
    data = after;
  }
  // Neither Gatsby nor the content check looks at hidden files.
  const part = join(dirname(path), `.${basename(path)}.part`);
  writeFileSync(part, data);
  renameSync(part, path);
  return [isNew ? 201 : 200, ''];
};

/** Removes a picture nobody names. */
const remove = (root: string, name: string): Answer => {
  const file = loadContent(root).files.find(({ text }) => text.includes(name));
  if (file) return [409, `${file.file} still names this picture.`];
  rmSync(join(root, 'data', name));
  return [200, ''];
};

const bundleFolder = join(process.cwd(), 'node_modules', '.cache', 'forms');
/** Made when the forms are first opened. */
let bundle: Promise<void> | undefined;

/** The text that answers a request below `/admin`, or the path of the file that does. */
const answer = async (
  root: string,
  request: IncomingMessage,
  asked: string,
  query: URLSearchParams,
): Promise<Answer | string> => {
  const path = decodeURIComponent(asked);
  const name = path.replace(/^data\//, '');
  if (name !== path) {
    if (!isPicture(name) && !Object.hasOwn(contentTypes, name))
      return [403, 'The forms write content and pictures alone.'];
    if (request.method === 'PUT') return put(root, name, await bodyOf(request));
    if (request.method === 'DELETE' && isPicture(name)) return remove(root, name);
    return existsSync(join(root, path)) ? join(root, path) : [404, `There is no ${path}.`];
  }
  switch (path) {
    case 'find':
      return [200, findForm(loadContent(root), query.get('text') ?? '', query.get('page') ?? '')];
    case 'config.json': {
      const schema = readSchema(readFileSync(join(root, 'data', 'schema.graphql'), 'utf8'));
      return [200, JSON.stringify(formConfig(schema, { name: 'test-repo' }))];
    }
    case 'files.json': {
      const pictures = readdirSync(join(root, 'data', 'images')).map((file) => `images/${file}`);
      const names = [...Object.keys(contentTypes), ...pictures.filter(isPicture)];
      return [200, JSON.stringify(names.map((file) => `data/${file}`))];
    }
    default:
      await (bundle ??= buildForms(bundleFolder));
      return path.includes('..') ? [404, ''] : join(bundleFolder, path || 'index.html');
  }
};

/**
 * True if a request comes from this machine and, unless it only reads, from the page of the forms itself. Every other site has
 * another origin, or a host of its own that leads here.
 */
const isOwn = ({ headers: { host = '', origin }, method, socket }: IncomingMessage): boolean =>
  /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '') &&
  /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host) &&
  (origin === undefined ? method === 'GET' : origin.replace(/^https?:\/\//, '') === host);

/** Answers requests below `/admin`; `next` takes all others. */
export const forms =
  (root: string) =>
  async (request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> => {
    const [, path, query = ''] = /^\/admin(?:\/([^?]*))?(?:\?(.*))?$/.exec(request.url ?? '') ?? [];
    if (path === undefined) {
      if (request.url !== '/admin') return next();
      return void response.writeHead(308, { Location: '/admin/' }).end();
    }
    const found: Answer | string = isOwn(request)
      ? await answer(root, request, path, new URLSearchParams(query)).catch((error: unknown): Answer => [
          500,
          `${error}`,
        ])
      : [403, 'The forms are for this machine alone.'];
    response.setHeader('Cache-Control', 'no-store');
    response.removeHeader('Access-Control-Allow-Origin');
    if (typeof found !== 'string') return void response.writeHead(found[0]).end(found[1]);
    const module = await import('send');
    // Parcel, which compiles gatsby-node.ts, gives the function itself.
    const send = module.default ?? module;
    send(request, found, { dotfiles: 'allow', cacheControl: false }).pipe(response);
  };

/** Adds the forms to `gatsby develop`. */
export const serveForms: GatsbyNode['onCreateDevServer'] = ({ app, reporter, store }) => {
  const { port } = (store.getState() as { program: { port: number } }).program;
  app.use(forms(process.cwd()));
  reporter.info(`Forms to edit the content with: http://localhost:${port}/admin/`);
};

/** Adds the script of `openForms.ts` to every page of the developed site. */
export const openFormsPlugin = (root: string) => ({
  apply: (compiler: Compiler): void => {
    const path = join(root, 'src', 'build', 'editor', 'openForms.ts');
    new compiler.webpack.EntryPlugin(root, path, { name: 'commons' }).apply(compiler);
  },
});
