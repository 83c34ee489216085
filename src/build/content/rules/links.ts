import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { anchorsOn } from '../anchors';
import type { Content, Rule } from '../content';
import type { Advice, Fault } from '../fault';
import { routesIn } from '../routes';
import { faultAt } from '../source';
import { anyOf, didYouMean } from '../suggest';
import { namesOf } from './references';

interface Finding extends Advice {
  readonly message: string;
  /** Where in the link, from its first character. */
  readonly at?: number;
}

/** A page, a section or a file of this site. */
const inside = (
  to: string,
  pages: readonly string[],
  content: Content,
  idsOn: (path: string) => readonly string[],
): Finding[] => {
  const [before = '', hash] = to.split('#', 2);
  const path = before.replace(/\?.*$/, '');
  if (path !== '/' && path.endsWith('/')) {
    return [{ message: `"${path}" ends with a slash`, suggestion: `did you mean "${path.replace(/\/+$/, '')}"?` }];
  }
  if (!pages.includes(path)) {
    if (/\.\w+$/.test(path) && existsSync(join(content.root, 'static', path))) return [];
    return [
      { message: `there is no page "${path}"`, suggestion: didYouMean(path, pages) ?? `there is ${anyOf(pages, 12)}` },
    ];
  }
  if (hash === undefined) return [];
  const ids = idsOn(path);
  if (ids.includes(hash)) return [];
  const suggestion = didYouMean(hash, ids) ?? (ids.length > 0 ? `there is ${anyOf(ids, 12)}` : 'leave out the "#"');
  return [{ message: `there is no "#${hash}" on "${path}"`, at: before.length, suggestion }];
};

/** What was probably meant by a link without a scheme. */
const schemes: readonly (readonly [RegExp, (to: string) => string])[] = [
  [/^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i, (to) => `mailto:${to}`],
  [/^\+?[\d ()-]{7,}$/, (to) => `tel:${to.replace(/[^+\d]/g, '')}`],
  [/^(?:www\.)?[\w-]+(?:\.[\w-]+)+(?:\/|$)/, (to) => `https://${to}`],
];

/** A mail or telephone address, or another site. */
const outside = (to: string, pages: readonly string[]): Finding[] => {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(to)?.[1]?.toLowerCase();
  switch (scheme) {
    case 'https':
    case 'http': {
      if (!URL.canParse(to) || !/^https?:\/\/[^/?#]+\.[^/?#]+/i.test(to))
        return [{ message: `"${to}" is not an address` }];
      const suggestion = `write "${to.replace(/^http:/i, 'https:')}" if the site knows it`;
      return scheme === 'http' ? [{ message: 'the link is not encrypted', suggestion, severity: 'warning' }] : [];
    }
    case 'mailto':
      return /^mailto:[^\s@]+@[^\s@]+\.[a-z]{2,}(?:\?\S*)?$/i.test(to)
        ? []
        : [{ message: `"${to}" is not a mail address`, expected: 'an address such as "mailto:hello@pams.example"' }];
    case 'tel':
      return /^tel:\+?\d+$/.test(to)
        ? []
        : [
            {
              message: `"${to}" is not a telephone number`,
              expected: 'digits without blanks, such as "tel:+233300000001"',
            },
          ];
    case undefined: {
      const page = pages.find((path) => path === `/${to}`);
      const suggestion = page ?? schemes.find(([pattern]) => pattern.test(to))?.[1](to);
      const expected = 'a page ("/about"), a section ("/about#values"), "mailto:", "tel:" or "https://"';
      return [
        { message: `"${to}" leads nowhere`, expected, suggestion: suggestion && `did you mean "${suggestion}"?` },
      ];
    }
    default:
      return [{ message: `a link must not begin with "${scheme}:"`, expected: '"/", "mailto:", "tel:" or "https://"' }];
  }
};

/** Every link leads somewhere: pages and sections of this site exist, other addresses are well formed. */
export const links: Rule = (content) => {
  const pages = routesIn(content.names);
  const known = new Map<string, readonly string[]>();
  const idsOn = (path: string): readonly string[] => {
    const ids = known.get(path) ?? anchorsOn(path, (type) => namesOf(content, type));
    known.set(path, ids);
    return ids;
  };
  return content.scalars
    .filter(({ owner, field, fits }) => owner === 'Action' && field.name === 'to' && fits)
    .flatMap(({ source, node }): Fault[] => {
      const to = node.value;
      if (to.trim() === '') return [];
      const findings =
        to.startsWith('/') && !to.startsWith('//') ? inside(to, pages, content, idsOn) : outside(to, pages);
      const shift = node.style === 'quoted' ? 1 : 0;
      return findings.map(({ message, at, ...advice }) =>
        faultAt(source, node.start + (at === undefined ? 0 : at + shift), message, advice),
      );
    });
};
