import type { Application } from 'express';
import type { CreateDevServerArgs } from 'gatsby';
import type { IGatsbyState } from 'gatsby/dist/redux/types';
import { type ASTNode, type GraphQLSchema, isObjectType, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { readFileSync } from 'node:fs';
import { type Content, type ContentOptions, fieldsOf, loadContent } from '../gatsby-plugin-content';
import { addressOf } from './findForm';

/** The names of what a query answers with, by the address of its page or, where pages share it, by its own name. */
type Answers = ReadonlyArray<readonly [user: string, names: ReadonlySet<string>]>;

/** What tells an entry or a picture from all others, in a file as in Gatsby: `Film makola`, `File images/share.png`. */
const nameOf = (type: string, { slug, key, path, relativePath }: Readonly<Record<string, unknown>>): string =>
  `${type} ${slug ?? key ?? path ?? relativePath ?? ''}`.trim();

/** A query that asks for ids as well, wherever there are any. */
export const withIds = (query: string, schema: GraphQLSchema): string => {
  const types = new TypeInfo(schema);
  const places: number[] = [];
  const SelectionSet = ({ loc }: ASTNode): void => {
    const type = types.getParentType();
    if (loc && isObjectType(type) && 'id' in type.getFields()) places.push(loc.start + 1);
  };
  visit(parse(query), visitWithTypeInfo(types, { SelectionSet }));
  return places.reduceRight((text, place) => `${text.slice(0, place)} id${text.slice(place)}`, query);
};

/** The types whose entries a type names, itself or in a group of fields. */
const namedIn = (type: unknown): string[] =>
  isObjectType(type)
    ? fieldsOf(type).flatMap(({ fields, by, type: name }) => (fields ? namedIn(fields) : by ? name : []))
    : [];

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The page: a map of the types, then a list of each. */
export const dataDesk = async ({ entries, names, schema }: Content, answers: Answers): Promise<string> => {
  const top = entries.filter(({ holders }) => holders.length === 0);
  const forms = top.map(({ type, value, file, path }) => [nameOf(type, value), `#${addressOf(file.name, path)}`]);
  const pictures = names.filter((name) => name.startsWith('images/')).map((name) => [`File ${name}`, `data/${name}`]);
  const things = [...forms, ...pictures].map(([name = '', address = '']) => {
    const users = answers.flatMap(([user, used]) => (used.has(name) ? user : []));
    return { type: name.replace(/ .*/, ''), own: name.replace(/^\w+ ?/, ''), address, users };
  });
  const graph = ['bgcolor=none; node [shape=box, margin=0.2, fontname="sans-serif"]'];
  const lists = [...new Set(things.map(({ type }) => type))].map((type) => {
    const all = things.filter((one) => one.type === type);
    const users = new Set(all.flatMap((one) => one.users));
    // A page stands for the type that it alone has.
    const node = type.endsWith('Page') ? all[0]?.own : type;
    // Nearly everything has pictures.
    if (type !== 'File')
      graph.push(
        `"${node}" [label="${node === type ? `${type}\\n${all.length}` : node}", URL="#${type}"]`,
        ...[...users].filter((user) => user !== node).map((user) => `"${user}" -> "${node}"`),
        ...namedIn(schema.getType(type)).map((named) => `"${node}" -> "${named}" [style=dashed]`),
      );
    const unused = all.filter((one) => one.users.length === 0).length;
    const rows = all.map(({ own, address, users }) => {
      const use = users.length > 0 ? escape(users.join(', ')) : '<strong>nothing</strong>';
      return `<tr><th scope="row"><a href="/admin/${escape(address)}">${escape(own || type)}</a><td>${use}\n`;
    });
    return `<h2 id="${type}">${type}: ${all.length}${unused > 0 ? `, ${unused} of them used by nothing` : ''}</h2>
<p>${escape(schema.getType(type)?.description ?? 'A picture, in `data/images/`.')}
<table><tr><th scope="col">Name<th scope="col">Used by\n${rows.join('')}</table>`;
  });
  const { instance } = await import('@viz-js/viz');
  const map = (await instance()).renderString(`strict digraph "Pages and types" { ${graph.join('; ')} }`, {
    format: 'svg',
  });
  const frame = readFileSync('plugins/gatsby-plugin-content-forms/dataDesk.html', 'utf8');
  return frame.replace(/<!-- .* -->/, () => [map.slice(map.indexOf('<svg')), ...lists].join('\n'));
};

/** Adds `/___data` to `gatsby develop`: which entry, figure or picture is used by which page, and which by none. */
export const serveDataDesk = ({ app, getNode, store }: CreateDevServerArgs, options: ContentOptions): void => {
  const { port } = (store.getState() as IGatsbyState).program;
  const ask = async (query: string, user = ''): Promise<Answers[number]> => {
    const body = JSON.stringify({ query: withIds(query, (store.getState() as IGatsbyState).schema) });
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body };
    const answer = await (await fetch(`http://localhost:${port}/___graphql`, init)).text();
    const nodes = [...answer.matchAll(/"id":"([^"]+)"/g)].flatMap(([, id = '']) => getNode(id) ?? []);
    return [user, new Set(nodes.map((node) => nameOf(node.internal.type, node)))];
  };
  const look = async (): Promise<string> => {
    const { components, staticQueryComponents } = store.getState() as IGatsbyState;
    // The page 404 has a second, longer address.
    const pages = [...components.values()].map(({ query, pages: [...pages] }) => [query, pages.sort()[0]] as const);
    const shared = [...staticQueryComponents.values()].map(({ query, name }) => [query, name] as const);
    const asked = [...pages, ...shared].flatMap(([query, user]) => (query ? ask(query, user) : []));
    return dataDesk(loadContent(process.cwd(), options), await Promise.all(asked));
  };
  (app as Application).get('/___data', (_, response, next) => void look().then((page) => response.send(page), next));
};
