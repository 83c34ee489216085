import type { Application } from 'express';
import type { CreateDevServerArgs } from 'gatsby';
import type { IGatsbyState } from 'gatsby/dist/redux/types';
import { type GraphQLSchema, Kind, parse, print, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { type Content, loadContent, textsIn } from '../content/content';
import { addressOf } from './findForm';

/** The names of what a query answers with, by the address of its page or, where pages share it, by its own name. */
type Answers = ReadonlyArray<readonly [user: string, names: ReadonlySet<string>]>;

/** What tells an entry or a picture from all others, in a file as in Gatsby: `Film makola`, `File images/share.png`. */
const nameOf = (type: string, { slug, key, path, relativePath }: Readonly<Record<string, unknown>>): string =>
  `${type} ${slug ?? key ?? path ?? relativePath ?? ''}`.trim();

/** A query for nothing but the ids of what another query answers with. */
export const idsOnly = (query: string, schema: GraphQLSchema): string => {
  const types = new TypeInfo(schema);
  const visitor = visitWithTypeInfo(types, {
    Field: ({ selectionSet }) => (selectionSet ? undefined : null),
    SelectionSet: {
      leave: ({ selections, ...node }) => {
        const type = types.getParentType();
        const value = type && 'getFields' in type && 'id' in type.getFields() ? 'id' : '__typename';
        return { ...node, selections: [...selections, { kind: Kind.FIELD, name: { kind: Kind.NAME, value } }] };
      },
    },
  });
  return print(visit(parse(query), visitor));
};

/** Every entry and picture by type: who asks for it, and which entries name it. */
const kindsIn = (content: Content, answers: Answers) => {
  const mentions = textsIn(content).map(({ entry: { file, holders, ...entry }, field, text }) => {
    const { type, value } = holders[0] ?? entry;
    const picture = nameOf('File', { path: posix.join(file.name, '..', text) });
    return { by: nameOf(type, value), name: field.type === 'File' ? picture : field.by && `${field.type} ${text}` };
  });
  const thing = (type: string, fields: Readonly<Record<string, unknown>>, address: string) => {
    const name = nameOf(type, fields);
    const usedBy = answers.flatMap(([user, names]) => (names.has(name) ? user : []));
    const namedBy = [...new Set(mentions.flatMap((mention) => (mention.name === name ? mention.by : [])))];
    return { type, name, address, usedBy, namedBy, onPage: usedBy.some((user) => user.startsWith('/')) };
  };
  const entries = content.entries.filter(({ holders }) => holders.length === 0);
  const pictures = content.names.filter((path) => path.startsWith('images/'));
  const things = [
    ...entries.map(({ type, value, file, path }) => thing(type, value, `/admin/#${addressOf(file.name, path)}`)),
    ...pictures.map((path) => thing('File', { path }, `/admin/data/${path}`)),
  ];
  const types = [...new Set(things.map(({ type }) => type))];
  return types.map((type) => ({ type, things: things.filter((one) => one.type === type) }));
};

/** A page stands for the type that it alone has. */
const nodeOf = (name: string): string => name.replace(/^\w+Page | .*/g, '');

/** The nodes of a type and the arrows to them, in Graphviz' words. */
const graphOf = ({ type, things }: ReturnType<typeof kindsIn>[number]): string[] =>
  things.flatMap(({ name, usedBy, namedBy }) => {
    const node = nodeOf(name);
    return [
      `"${node}" [label="${node === type ? `${type}\\n${things.length}` : node}", URL="#${type}"]`,
      ...usedBy.filter((user) => user !== node).map((user) => `"${user}" -> "${node}"`),
      ...namedBy.map((by) => `"${nodeOf(by)}" -> "${node}" [style=dashed]`),
    ];
  });

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The page: a map of the types, then a list of each. */
export const dataDesk = async (content: Content, answers: Answers): Promise<string> => {
  const kinds = kindsIn(content, answers);
  const { instance } = await import('@viz-js/viz');
  const style = 'rankdir=LR; bgcolor=none; node [shape=box, margin=0.2, fontname="sans-serif"]';
  // Nearly everything has pictures.
  const graph = [style, ...kinds.filter(({ type }) => type !== 'File').flatMap(graphOf)].join('; ');
  const map = (await instance()).renderString(`strict digraph "Pages and types" { ${graph} }`, { format: 'svg' });
  const lists = kinds.map(({ type, things }) => {
    const rows = things.map(({ name, address, usedBy, namedBy, onPage }) => {
      const link = `<a href="${escape(address)}">${escape(name.replace(/^\w+ /, ''))}</a>`;
      const by = [...(onPage ? [] : ['<strong>no page by itself</strong>']), ...usedBy.map(escape)].join(', ');
      return `<tr><th scope="row">${link}<td>${by}<td>${namedBy.map(escape).join(', ')}\n`;
    });
    const unused = things.filter(({ onPage }) => !onPage).length;
    return `<h2 id="${type}">${type}: ${things.length}${unused > 0 ? `, ${unused} of them used by no page by itself` : ''}</h2>
<p>${escape(content.schema.getType(type)?.description ?? 'A picture, in `data/images/`.')}
<table><tr><th scope="col">Name<th scope="col">Used by<th scope="col">Named by\n${rows.join('')}</table>`;
  });
  const frame = readFileSync('src/build/editor/dataDesk.html', 'utf8');
  return frame.replace(/<!-- .* -->/, () => [map.slice(map.indexOf('<svg')), ...lists].join('\n'));
};

/** Adds `/___data` to `gatsby develop`: which entry, figure or picture is used by which page, and which by none. */
export const serveDataDesk = ({ app, getNode, store }: CreateDevServerArgs): void => {
  const look = async (): Promise<string> => {
    const { schema, program, components, staticQueryComponents } = store.getState() as IGatsbyState;
    const ask = async (query: string, user = ''): Promise<Answers[number]> => {
      const body = JSON.stringify({ query: idsOnly(query, schema) });
      const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body };
      const answer = await (await fetch(`http://localhost:${program.port}/___graphql`, init)).text();
      const nodes = [...answer.matchAll(/"id":"([^"]+)"/g)].flatMap(([, id = '']) => getNode(id) ?? []);
      return [user, new Set(nodes.map((node) => nameOf(node.internal.type, node)))];
    };
    const asked = [
      // The page 404 has a second, longer address.
      ...[...components.values()].map(({ query, pages }) => query && ask(query, [...pages].sort()[0])),
      ...[...staticQueryComponents.values()].map(({ query, name }) => ask(query, name)),
    ];
    return dataDesk(
      loadContent(process.cwd()),
      (await Promise.all(asked)).filter((answer) => answer !== ''),
    );
  };
  (app as Application).get('/___data', (_, response, next) => void look().then((page) => response.send(page), next));
};
