import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Content, entriesNamed, entriesOf, problemAt, type Rule, textIn } from '../content';
import type { Finding, Problem } from '../problem';
import { routesIn } from '../../schema/routes';
import { suggest } from '../../schema/suggest';
import { below } from './forms';
import { anchorsOn } from './names';

/** What a link can select in the form of a page: `subject=academy`. */
const choicesOn = (path: string, content: Content): readonly string[] =>
  entriesOf(content, 'Field')
    .filter(({ file }) => file.name === content.options.forms[path])
    .flatMap((field) =>
      below(content, field, 'FieldOption').map((option) => `${textIn(field, 'name')}=${textIn(option, 'value')}`),
    );

/** A page, a section or a file of this site. */
const inside = (to: string, pages: readonly string[], content: Content): Finding | undefined => {
  const [before = '', hash] = to.split('#', 2);
  const path = before.replace(/\?.*$/, '');
  if (path !== '/' && path.endsWith('/')) {
    return { message: `"${path}" ends with a slash`, suggestion: `did you mean "${path.replace(/\/+$/, '')}"?` };
  }
  if (!pages.includes(path)) {
    const isFile = /\.\w+$/.test(path) && !path.includes('..') && existsSync(join(content.root, 'static', path));
    if (content.options.otherAddresses.includes(path) || isFile) return undefined;
    return { message: `there is no page "${path}"`, suggestion: suggest(path, pages) };
  }
  const choices = choicesOn(path, content);
  const wrong = [...new URLSearchParams(before.slice(path.length))]
    .map(([field, value]) => `${field}=${value}`)
    .find((choice) => !choices.includes(choice));
  if (wrong !== undefined) {
    const suggestion = choices.length > 0 ? suggest(wrong, choices) : 'leave out what begins with "?"';
    return { message: `no form on "${path}" has the choice "${wrong}"`, suggestion, where: { text: wrong } };
  }
  const ids = anchorsOn(content, path);
  if (hash !== undefined && !ids.includes(hash)) {
    const suggestion = ids.length > 0 ? suggest(hash, ids) : 'leave out the "#"';
    return { message: `there is no "#${hash}" on "${path}"`, suggestion, where: { text: `#${hash}` } };
  }
  return undefined;
};

/** What was probably meant by a link without a scheme. */
const schemes: readonly (readonly [RegExp, (to: string) => string])[] = [
  [/^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i, (to) => `mailto:${to}`],
  [/^\+?[\d ()-]{7,}$/, (to) => `tel:${to.replace(/[^+\d]/g, '')}`],
  [/^(?:www\.)?[\w-]+(?:\.[\w-]+)+(?:\/|$)/, (to) => `https://${to}`],
];

/** What a link of each scheme is. */
const addresses = new Map<string, readonly [pattern: RegExp, expected: string]>(
  Object.entries({
    https: [
      /^https?:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?(?:[/?#][^\s"\\]*)?$/i,
      'an address such as "https://pams.example/news", without name and password',
    ],
    // No other receivers: "cc" and "bcc".
    mailto: [
      /^mailto:[^\s@?,]+@[^\s@?,]+\.[a-z]{2,}(?:\?(?!\S*\bb?cc=)[^\s"]*)?$/i,
      'one mail address such as "mailto:hello@pams.example"',
    ],
    tel: [/^tel:\+?\d+$/, 'digits without blanks: "tel:+233300000001"'],
  }),
);

/** A mail or telephone address, or another site. */
const outside = (to: string, pages: readonly string[]): Finding | undefined => {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(to)?.[1]?.toLowerCase();
  if (scheme === undefined) {
    const meant = pages.find((path) => path === `/${to}`) ?? schemes.find(([pattern]) => pattern.test(to))?.[1](to);
    const expected = 'a page ("/about"), a section ("/about#values"), "mailto:", "tel:" or "https://"';
    return { message: `"${to}" leads nowhere`, expected, suggestion: meant && `did you mean "${meant}"?` };
  }
  const [pattern, expected] = addresses.get(scheme.replace(/^http$/, 'https')) ?? [];
  if (!pattern) {
    return { message: `a link must not begin with "${scheme}:"`, expected: '"/", "mailto:", "tel:" or "https://"' };
  }
  if (!pattern.test(to) || !URL.canParse(to)) return { message: `"${to}" is no good "${scheme}:" link`, expected };
  if (scheme !== 'http') return undefined;
  const suggestion = `write "${to.replace(/^http:/i, 'https:')}" if the site knows it`;
  return { message: 'the link is not encrypted', suggestion, severity: 'warning' };
};

/** Every link leads somewhere: pages and sections of this site exist, other addresses are well formed. */
export const links: Rule = (content) => {
  const pages = routesIn(content.names);
  return entriesOf(content, 'Action').flatMap((entry) => {
    const to = textIn(entry, 'to');
    if (!to || to.trim() === '') return [];
    const finding = /^\/(?![/\\])/.test(to) ? inside(to, pages, content) : outside(to, pages);
    return finding ? problemAt(entry, 'to', finding) : [];
  });
};

/** Links to a section that its page leaves out, because a list has no entries. The footer leaves them out as well. */
export const emptySections = (content: Content): Problem[] => {
  const { listSections } = content.options;
  const leftOut = entriesOf(content, 'Action').flatMap((entry) => {
    const lists = listSections[textIn(entry, 'to') ?? ''];
    const isFilled = lists?.some((list) => entriesNamed(content, list).length > 0) ?? true;
    return isFilled ? [] : entry;
  });
  const gone = { message: 'the page leaves the section out: its list has no entries', severity: 'warning' } as const;
  const onPages = leftOut
    .filter(({ use }) => use !== 'NavigationColumn.links')
    .map((entry) => problemAt(entry, 'to', { ...gone, suggestion: 'let the link lead elsewhere' }));
  const columns = entriesOf(content, 'NavigationColumn').filter((column) =>
    below(content, column, 'Action').every((link) => leftOut.includes(link)),
  );
  const message = 'the column is left out: all its links lead to sections without an entry';
  const suggestion = 'add a link that leads elsewhere, or remove the column';
  return [
    ...onPages,
    ...columns.map((column) => problemAt(column, 'title', { message, suggestion, severity: 'warning' })),
  ];
};
