import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Application, Request, Response } from 'express';
import type { CreateDevServerArgs } from 'gatsby';
import type { Compiler } from 'webpack';
import { checkContent } from '../content/check';
import { loadContent } from '../content/content';
import { isError, sentence } from '../content/problem';
import { contentTypes } from '../schema/contentTypes';
import { readSchema } from '../schema/schema';
import { buildForms } from './bundle';
import { serveDataDesk } from './dataDesk';
import { formConfig } from './formConfig';
import { findForm } from './findForm';

/** The files the forms write, seen from `data/`. */
const isPicture = (name: string): boolean => /^images\/[\w-][\w.-]*\.(?:webp|png|jpe?g|avif|svg)$/.test(name);

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
  if (!isPicture(name)) return [403, 'The forms remove pictures alone.'];
  const file = loadContent(root).files.find(({ text }) => text.includes(name));
  if (file) return [409, `${file.file} still names this picture.`];
  rmSync(join(root, 'data', name));
  return [200, ''];
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
export const addForms = async (app: Application, root: string): Promise<void> => {
  const module = await import('express');
  // Parcel, which compiles gatsby-node.ts, gives the function itself.
  const express = module.default ?? module;
  const data = join(root, 'data');
  const bundleFolder = join(process.cwd(), 'node_modules', '.cache', 'forms');
  const tell = (response: Response, [status, text]: Answer) => response.status(status).type('text').send(text);

  app.use('/admin', (request, response, next) => {
    // Gatsby lets every site read what its server answers.
    response.removeHeader('Access-Control-Allow-Origin');
    response.setHeader('Cache-Control', 'no-store');
    if (isOwn(request)) next();
    else tell(response, [403, 'The forms are for this machine alone.']);
  });
  app
    .route(/^\/admin\/data\/(.*)/)
    .all(({ params: { 0: name = '' } }, response, next) => {
      if (isPicture(name) || Object.hasOwn(contentTypes, name)) next();
      else tell(response, [403, 'The forms write content and pictures alone.']);
    })
    .get(({ params: { 0: name = '' } }, response) => response.sendFile(name, { root: data }))
    .put(express.raw({ type: () => true, limit: '100mb' }), ({ params: { 0: name = '' }, body }, response) => {
      const failed = (error: unknown): Answer => [500, String(error)];
      void put(root, name, body)
        .catch(failed)
        .then((answer) => tell(response, answer));
    })
    .delete(({ params: { 0: name = '' } }, response) => tell(response, remove(root, name)));
  app.get('/admin/find', ({ query: { text, page } }, response) =>
    tell(response, [200, findForm(loadContent(root), `${text}`, `${page}`)]),
  );
  app.get('/admin/config.json', (_, response) => {
    const schema = readSchema(readFileSync(join(data, 'schema.graphql'), 'utf8'));
    const config = formConfig(schema, { name: 'test-repo' });
    // How long a text may be, the content check tells when it is saved, in its own words.
    const isLength = (key: string): boolean => /^(?:min|max)length$/.test(key);
    response.type('json').send(JSON.stringify(config, (key, value: unknown) => (isLength(key) ? undefined : value)));
  });
  app.get('/admin/files.json', (_, response) => {
    const pictures = readdirSync(join(data, 'images')).map((file) => `images/${file}`);
    response.json([...Object.keys(contentTypes), ...pictures.filter(isPicture)].map((file) => `data/${file}`));
  });
  app.use('/admin', (_, __, next) => void (bundle ??= buildForms(bundleFolder)).then(() => next(), next));
  app.use('/admin', express.static(bundleFolder));
};

/** Adds the forms and the data desk to `gatsby develop`. */
export const serveForms = async (args: CreateDevServerArgs): Promise<void> => {
  const { port } = (args.store.getState() as { program: { port: number } }).program;
  await addForms(args.app as Application, process.cwd());
  serveDataDesk(args);
  args.reporter.info(`Forms to edit the content with: http://localhost:${port}/admin/`);
};

/** Adds the script of `openForms.ts` to every page of the developed site. */
export const openFormsPlugin = (root: string) => ({
  apply: (compiler: Compiler): void => {
    const path = join(root, 'src', 'build', 'editor', 'openForms.ts');
    new compiler.webpack.EntryPlugin(root, path, { name: 'commons' }).apply(compiler);
  },
});
