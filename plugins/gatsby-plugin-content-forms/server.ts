import { existsSync, lstatSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { CollectionFile } from '@sveltia/cms';
import express, { type Application, type NextFunction, type Request, type Response } from 'express';
import { checkContent, filesBelow, isError, loadContent, pictureProblem, sentence } from '../gatsby-plugin-content';
import { buildForms, setupOf } from './bundle';
import { findForm, placeInForm } from './findForm';
import type { FormsOptions } from '.';

/** Why a request is not done, for the form to show. */
const refusal = (status: number, message: string) => Object.assign(new Error(message), { status });

const isPicture = (name: string): boolean =>
  /^images\/[^./\\\p{C}][^/\\\p{C}]*\.(?:webp|png|jpe?g|avif|svg)$/iu.test(name);

/** The texts of a file before and after an edit. */
const textsOf = (body: Buffer): Readonly<Record<'before' | 'after', string>> => {
  try {
    const { before, after } = JSON.parse(body.toString()) as Readonly<Record<string, unknown>>;
    // Half of a pair of UTF-16 units is no character, and no file can hold it.
    if (typeof before === 'string' && typeof after === 'string' && !/\p{Cs}/u.test(after)) return { before, after };
  } catch {
    // Not JSON, or nothing.
  }
  throw refusal(400, 'This is no text that can be written to a file.');
};

/**
 * True if a request comes from a page of this server, on this machine, or from its address bar. Every other site has another
 * origin, or a host of its own that leads here.
 */
const isOwn = ({ headers, method, socket }: Request): boolean => {
  const { host = '', origin, 'sec-fetch-site': site = 'none' } = headers;
  return (
    /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '') &&
    /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host) &&
    /^(?:none|same-origin)$/.test(`${site}`) &&
    (origin === undefined ? method === 'GET' : origin.replace(/^https?:\/\//, '') === host)
  );
};

/** What reads and writes `data/`, below `root`, for the forms. */
const dataFolder = (root: string, { content }: FormsOptions, forms: () => Promise<readonly CollectionFile[]>) => {
  const isOurs = (name: string): boolean => isPicture(name) || Object.hasOwn(content.files, name);

  /** Where a file of the forms is. */
  const pathOf = (name: string): string => {
    if (Buffer.byteLength(name) > 200) throw refusal(400, 'The name of this file is too long.');
    if (!isOurs(name)) throw refusal(403, 'The forms write content and pictures alone.');
    const path = join(realpathSync(join(root, 'data')), name);
    if (realpathSync(dirname(path)) !== dirname(path) || lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink())
      throw refusal(403, 'This file is a link to another place, which the forms do not follow.');
    return path;
  };

  /** What the site could not be built with, at its place in the forms; `drafts` stand in the place of files. */
  const errorsIn = async (drafts?: ReadonlyMap<string, string>): Promise<string[]> => {
    const errors = (await checkContent(root, content, drafts)).filter(isError);
    if (errors.length === 0) return [];
    const { files } = loadContent(root, content, drafts);
    const known = await forms();
    return errors.map((one) => {
      const form = known.find(({ file }) => file === one.file);
      const place = form && placeInForm(form, files.find(({ file }) => file === one.file)?.data, one.path ?? []);
      return `${place ?? one.file}: ${sentence(one)}.`;
    });
  };

  /** A file is written as a whole or not at all; a text only if the site can be built with it. */
  const write = async (name: string, body: Buffer): Promise<number> => {
    const path = pathOf(name);
    const status = existsSync(path) ? 200 : 201;
    let data: Buffer | string = body;
    if (isPicture(name)) {
      const problem = await pictureProblem(name, body);
      if (problem !== undefined) throw refusal(422, `${basename(name)}: ${problem}.`);
    } else {
      const { before, after } = textsOf(body);
      if (readFileSync(path, 'utf8') !== before) {
        const cure = 'Keep your words, load this page again and enter them anew.';
        throw refusal(409, `data/${name} was changed elsewhere in the meantime. ${cure}`);
      }
      const errors = await errorsIn(new Map([[name, after]]));
      // What is wrong already, perhaps in another file, may be mended later.
      const known = errors.length > 0 ? await errorsIn() : [];
      const added = errors.filter((one) => !known.includes(one));
      if (added.length > 0) throw refusal(422, added.join('\n'));
      data = after;
    }
    // Neither Gatsby nor the content check looks at hidden files.
    const part = join(dirname(path), `.${basename(path)}.part`);
    writeFileSync(part, data);
    renameSync(part, path);
    return status;
  };

  /** Removes a picture nobody names. */
  const remove = (name: string): void => {
    if (!isPicture(name)) throw refusal(403, 'The forms remove pictures alone.');
    const file = loadContent(root, content).files.find(({ text }) => text.includes(name));
    if (file) throw refusal(409, `${file.file} still names this picture.`);
    rmSync(pathOf(name), { force: true });
  };

  return { pathOf, write, remove, names: () => filesBelow(join(root, 'data')).filter(isOurs) };
};

/** Made when the forms are first opened. */
let bundle: Promise<void> | undefined;

/** Adds the forms to a server, at `/admin`, for the site below `root`. */
export const addForms = (app: Application, root: string, options: FormsOptions): void => {
  const bundleFolder = 'node_modules/.cache/forms';
  const setup = () => setupOf(root, options, { name: 'test-repo' });
  const data = dataFolder(root, options, async () => {
    const { singletons = [], collections = [] } = (await setup()).cms;
    return [...singletons, ...collections.flatMap((one) => ('files' in one ? one.files : []))] as CollectionFile[];
  });

  app.use('/admin', (request, response, next) => {
    // Gatsby lets every site read what its server answers.
    response.removeHeader('Access-Control-Allow-Origin');
    response.setHeader('Cache-Control', 'no-store');
    next(isOwn(request) ? undefined : refusal(403, 'The forms are for this machine alone.'));
  });
  app
    .route(/^\/admin\/data\/(.*)/)
    .get(({ params: { 0: name = '' } }, response) => {
      response.setHeader('Content-Security-Policy', 'sandbox');
      response.sendFile(data.pathOf(name), { dotfiles: 'allow' });
    })
    .put(express.raw({ type: () => true, limit: '100mb' }), ({ params: { 0: name = '' }, body }, response, next) => {
      void data
        .write(name, Buffer.isBuffer(body) ? body : Buffer.of())
        .then((status) => response.sendStatus(status), next);
    })
    .delete(({ params: { 0: name = '' } }, response) => {
      data.remove(name);
      response.end();
    });
  app.get('/admin/find', ({ query: { text, page } }, response) =>
    response.redirect(`/admin/#${findForm(loadContent(root, options.content), `${text}`, `${page}`)}`),
  );
  app.get('/admin/setup.json', (_, response, next) => {
    void setup().then((one) => response.json({ ...one, files: data.names() }), next);
  });
  app.use('/admin', (_, __, next) => void (bundle ??= buildForms(bundleFolder)).then(() => next(), next));
  app.use('/admin', express.static(bundleFolder));
  app.use('/admin', (error: Partial<ReturnType<typeof refusal>>, _: Request, response: Response, __: NextFunction) =>
    response.writeHead(error.status ?? 500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(error.message),
  );
};
