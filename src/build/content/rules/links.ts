import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { anchorsOn } from '../anchors';
import { type Content, entriesOf, type Rule, textIn } from '../content';
import type { Advice, Problem } from '../problem';
import { routesIn } from '../../schema/routes';
import { anyOf, didYouMean } from '../../schema/suggest';
import { namesOf } from './names';

/** What is wrong with a link. */
interface Finding extends Advice {
  readonly message: string;
  /** The part of the link that is wrong. */
  readonly text?: string;
}

/** A page, a section or a file of this site. */
const inside = (to: string, pages: readonly string[], content: Content): Finding | undefined => {
  const [before = '', hash] = to.split('#', 2);
  const path = before.replace(/\?.*$/, '');
  if (path !== '/' && path.endsWith('/')) {
    return { message: `"${path}" ends with a slash`, suggestion: `did you mean "${path.replace(/\/+$/, '')}"?` };
  }
  if (!pages.includes(path)) {
    if (/\.\w+$/.test(path) && existsSync(join(content.root, 'static', path))) return undefined;
    const suggestion = didYouMean(path, pages) ?? `there is ${anyOf(pages, 12)}`;
    return { message: `there is no page "${path}"`, suggestion };
  }
  const ids = anchorsOn(path, (type) => namesOf(content, type));
  if (hash === undefined || ids.includes(hash)) return undefined;
  const suggestion = didYouMean(hash, ids) ?? (ids.length > 0 ? `there is ${anyOf(ids, 12)}` : 'leave out the "#"');
  return { message: `there is no "#${hash}" on "${path}"`, text: `#${hash}`, suggestion };
};

/** What was probably meant by a link without a scheme. */
const schemes: readonly (readonly [RegExp, (to: string) => string])[] = [
  [/^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i, (to) => `mailto:${to}`],
  [/^\+?[\d ()-]{7,}$/, (to) => `tel:${to.replace(/[^+\d]/g, '')}`],
  [/^(?:www\.)?[\w-]+(?:\.[\w-]+)+(?:\/|$)/, (to) => `https://${to}`],
];

/** A mail or telephone address, or another site. */
const outside = (to: string, pages: readonly string[]): Finding | undefined => {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(to)?.[1]?.toLowerCase();
  switch (scheme) {
    case 'https':
    case 'http': {
      if (!URL.canParse(to) || !/^https?:\/\/[^/?#]+\.[^/?#]+/i.test(to))
        return { message: `"${to}" is not an address` };
      const suggestion = `write "${to.replace(/^http:/i, 'https:')}" if the site knows it`;
      return scheme === 'http' ? { message: 'the link is not encrypted', suggestion, severity: 'warning' } : undefined;
    }
    case 'mailto':
      if (/^mailto:[^\s@]+@[^\s@]+\.[a-z]{2,}(?:\?\S*)?$/i.test(to)) return undefined;
      return { message: `"${to}" is not a mail address`, expected: 'an address such as "mailto:hello@pams.example"' };
    case 'tel':
      if (/^tel:\+?\d+$/.test(to)) return undefined;
      return { message: `"${to}" is not a telephone number`, expected: 'digits without blanks: "tel:+233300000001"' };
    case undefined: {
      const meant = pages.find((path) => path === `/${to}`) ?? schemes.find(([pattern]) => pattern.test(to))?.[1](to);
      const expected = 'a page ("/about"), a section ("/about#values"), "mailto:", "tel:" or "https://"';
      return { message: `"${to}" leads nowhere`, expected, suggestion: meant && `did you mean "${meant}"?` };
    }
    default:
      return { message: `a link must not begin with "${scheme}:"`, expected: '"/", "mailto:", "tel:" or "https://"' };
  }
};

/** Every link leads somewhere: pages and sections of this site exist, other addresses are well formed. */
export const links: Rule = (content) => {
  const pages = routesIn(content.names);
  return entriesOf(content, 'Action').flatMap((entry): Problem[] => {
    const to = textIn(entry, 'to');
    if (!to || to.trim() === '') return [];
    const finding = /^\/(?!\/)/.test(to) ? inside(to, pages, content) : outside(to, pages);
    if (!finding) return [];
    const { message, text, ...advice } = finding;
    return [entry.file.problem([...entry.path, 'to'], message, advice, text === undefined ? 'value' : { text })];
  });
};
