import { type CheerioAPI, load } from 'cheerio';
import postcss, { type AtRule, type ChildNode } from 'postcss';
import { takeSheets } from './gatsbyHtml';

/** Makes Firefox wait for the sheets. It does not wait at a stylesheet link, but at the next script, even an empty one. */
const firefoxPause = '<script> </script>';

/** True if a selector can match before the visitor presses anything, or if Cheerio cannot read it. */
function matches($: CheerioAPI, selector: string): boolean {
  const plain = selector
    // The menu is a `<details>`, which can be opened before the scripts run, so `[open]` counts as matched.
    .replace(/:not\(\[open\]\)|\[open\]/g, '')
    // `:not(:has(…))` can match while the browser has not parsed the whole page.
    .replace(/:not\(:has\((?:[^()]|\([^()]*\))*\)\)/g, '')
    // Replaces states that need a press by `:hover`, the only state that Cheerio accepts, and which matches no element.
    .replace(/:(?:focus(?:-\w+)?|active|target|user-\w+)\b/g, ':hover')
    .replace(/::?(?:before|after|first-letter|(?:-webkit-)?autofill)\b|::[\w-]+/g, '')
    .replace(/(^|[ >+~(,])(?=$|[,)])/g, '$1*');
  try {
    return $(plain).length > 0;
  } catch {
    return true;
  }
}

/**
 * Returns the styles that a page needs before anything is pressed.
 * @param $ the page, or its beginning
 */
export function usedStyles(css: string, $: CheerioAPI): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if ((rule.parent as AtRule).name === 'keyframes') return;
    const used = rule.selectors.filter((selector) => matches($, selector));
    if (used.length) rule.selectors = used;
    else rule.remove();
  });
  root.walkAtRules('media', (query) => {
    if (query.params === 'print') query.remove();
  });
  // Removes font files that have none of the letters in the text.
  const letters = [...new Set($('body').text())].map((letter) => letter.codePointAt(0) ?? 0);
  root.walkDecls('unicode-range', ({ value, parent }) => {
    const ranges = [...value.matchAll(/u\+([\da-f]+)(?:-([\da-f]+))?/gi)].map(([, from = '', to = from]) =>
      [from, to].map((code) => Number.parseInt(code, 16)),
    );
    const isNeeded = letters.some((code) => ranges.some(([from = 0, to = 0]) => code >= from && code <= to));
    if (!isNeeded) parent?.remove();
  });
  // Removes variables and keyframes that nothing uses. Repeats this until nothing changes, because variables use each other.
  for (let left = ''; left !== root.toString();) {
    left = root.toString();
    const isUsed = (variable: string) => left.includes(`var(${variable}`);
    root.walkDecls(/^--/, (variable) => {
      if (!isUsed(variable.prop)) variable.remove();
    });
    root.walkAtRules('property', (variable) => {
      if (!isUsed(variable.params)) variable.remove();
    });
    root.walkAtRules('keyframes', (frames) => {
      if (left.split(frames.params).length <= 2) frames.remove();
    });
  }
  const nodes: ChildNode[] = [];
  root.walk((node) => void nodes.unshift(node));
  for (const node of nodes) if ('nodes' in node && !node.nodes?.length) node.remove();
  return root.toString();
}

/**
 * Returns the HTML of a page with only the styles for its first section, the first element of `<main>`, and with links to the whole sheets
 * after that section. Browsers paint the elements before a stylesheet link in the body without waiting for the sheet, and nothing after the
 * link until the sheet is loaded. The sheets are whole, so that the order of rules is kept and other pages can use them.
 * `moveSheets.ts` moves them into the head before React hydrates the page.
 * @param html a page as Gatsby writes it
 * @throws if the page has no styles, or no first section
 */
export function criticalStyles(html: string): string {
  const { sheets, rest } = takeSheets(html);
  const $ = load(rest, { sourceCodeLocationInfo: true });
  const first = $('main > *').first();
  const end = first.get(0)?.sourceCodeLocation?.endOffset;
  if (!end) throw new Error('The page has no element in <main>, whose styles it could contain');
  first.nextAll().remove();
  $('main').parentsUntil('body').addBack().nextAll().remove();
  const critical = usedStyles(sheets.map(({ css }) => css).join(''), $);
  // Preloads request all sheets at once. Without them, Chrome requests one after the other if the page has a policy in a `<meta>`.
  const preloads = sheets.slice(1).map(({ href }) => `<link rel="preload" as="style" href="${href}"/>`);
  const links = [...preloads, ...sheets.map(({ href }) => `<link rel="stylesheet" href="${href}"/>`)].join('');
  return `${rest.slice(0, end)}<div data-styles hidden>${links}${firefoxPause}</div>${rest.slice(end)}`.replace(
    '</head>',
    () => `<style>${critical}</style></head>`,
  );
}
