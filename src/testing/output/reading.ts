import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { CheerioAPI } from 'cheerio';
import { builtPage, text } from './pages';

// What a built page says and shows, from top to bottom: a line for each heading, text, link, picture and so on, which begins with its kind.

type Node = NonNullable<Parameters<CheerioAPI['text']>[0]>[number];
type Element = Extract<Node, { readonly attribs: object }>;

/** The elements that are part of the text around them. */
const INLINE = 'span, b, i, em, strong, time, br, wbr, label';

/** The elements that say nothing, and those that only bots find. */
const SILENT = 'script, style, noscript, template, source, [inert]';

const sheets = readdirSync('public').filter((file) => file.endsWith('.css'));
const css = sheets.map((file) => readFileSync(`public/${file}`, 'utf8')).join('');

/** The class of each kind of button, which a build shortens, by a declaration that only this kind has. */
const looks = Object.entries({
  primary: 'background-color:var\\(--button-background\\)',
  secondary: 'background-color:var\\(--button-backdrop',
  tertiary: 'min-height:44px;padding:8px 0 14px',
}).map(
  ([look, declaration]) => [look, new RegExp(`\\.([\\w-]+)\\{[^}]*${declaration}`).exec(css)?.[1] ?? look] as const,
);

/** The class of a thick band. */
const [, thick = ''] = /\.([\w-]+)\{height:32px\}/.exec(css) ?? [];

/** Returns a line: its kind, and its words with white space collapsed. */
export const line = (kind: string, words: string): string => `${kind}: ${text(words)}`;

/** Returns the line of a text. Numbers, dates and counts are a kind of their own. Without words it is empty. */
export const said = (words: string): string => text(words) && line(/\d/.test(words) ? 'number' : 'text', words);

/** Returns the name of a picture in `data/images/`, without its ending: that of the file in `public/static` without the hash. */
export const pictureName = (file = ''): string =>
  basename(file.split(' ')[0] ?? '').replace(/(?:-[0-9a-f]{32})?\.\w+$/, '');

/** Returns the lines of a page. The texts of stories are left out. */
export function reading(path: string): string[] {
  const $ = builtPage(path);
  const lines: string[] = [];
  let run = '';
  const find = (element: Element, selector: string) => $(element).find(selector).get();
  const add = (kind: string, ...words: Array<string | false | undefined>) => {
    lines.push(line(kind, words.filter(Boolean).join(' ')));
  };
  const flush = () => {
    if (text(run)) lines.push(said(run));
    run = '';
  };

  /** Returns the text of an element. Dates and lengths have their machine-readable form, words that are only seen have brackets. */
  const wordsOf = (element: Element): string => $(element).contents().get().map(wordsIn).join('');

  function wordsIn(node: Node): string {
    if (node.type === 'text') return node.data;
    if (node.type !== 'tag' || $(node).is(SILENT)) return '';
    if ($(node).is('svg')) return '▶ ';
    if ($(node).is('time')) return `${wordsOf(node)} (${node.attribs.datetime})`;
    if ($(node).is('[aria-hidden=true]')) return `[${wordsOf(node)}] `;
    return $(node).is(INLINE) && node.name !== 'br' ? wordsOf(node) : ` ${wordsOf(node)} `;
  }

  /** Adds a link or a button: its name, where it leads, its look, and the headings and pictures in it. */
  function addLink(element: Element): void {
    const { href, class: names = '', 'aria-label': label, 'aria-describedby': soon, type } = element.attribs;
    const [look] = looks.find(([, name]) => names.split(' ').includes(name)) ?? [];
    add('link', label ?? wordsOf(element), '→', href ?? soon ?? type, look && `(${look})`);
    find(element, 'h1, h2, h3, picture').forEach(visit);
  }

  /** Adds a picture: its name, that of its portrait version, whether it has the priority of a first screen, and its description. */
  function addPicture(element: Element): void {
    const [img] = $(element).is('img') ? [element] : find(element, 'img');
    const [portrait] = find(element, 'source[media]');
    const names = [img?.attribs.src, portrait?.attribs.srcset].flatMap((file) => (file ? pictureName(file) : []));
    add('picture', ...names, img?.attribs.fetchpriority, `"${img?.attribs.alt}"`);
  }

  /** Adds a control of a form: its label, how it is filled in, its name, the choices of a list, and its description. */
  function addField(element: Element): void {
    const { id, name, type = element.name, inputmode = type, required, autocomplete } = element.attribs;
    const choices = find(element, 'option').map((option) => `${option.attribs.value}=${$(option).text()}`);
    const keys = [required !== undefined && 'required', inputmode !== type && inputmode, autocomplete];
    const hint = $(`[id="${element.attribs['aria-describedby']}"]`).text();
    add('field', `${$(`label[for="${id}"]`).text()}:`, type, name, ...keys, ...choices, hint && `(${text(hint)})`);
  }

  /** Returns the classes that make an entry of a list larger than others. */
  const sizeOf = (entry: Element) =>
    [find(entry, 'article')[0], find(entry, '[data-word]')[0]].map((part) => part?.attribs.class).join();

  function visit(element: Element): void {
    const is = (selector: string) => $(element).is(selector);
    const {
      id,
      class: names = '',
      'data-surface': surface,
      'data-cloth': cloth,
      'aria-label': label,
    } = element.attribs;
    const [kind] = /\bu-(?:band|broad)\b/.exec(names) ?? [];
    if (is(SILENT)) return;
    if (is(INLINE) && !surface) {
      if (is('time, br')) run += wordsIn(element);
      else visitBelow(element);
      return;
    }
    flush();
    if (is('a, button')) return addLink(element);
    if (is('input, select, textarea')) return addField(element);
    if ((id || surface) && !is('form *, [id$=-hint]')) add('place', id && `#${id}`, surface && `on ${surface}`);
    if (label) add('name', element.name, label);
    if (kind || cloth) add('cloth', kind, kind && names.includes(thick) && 'thick', cloth);
    if (is('picture, img')) return addPicture(element);
    if (is('svg[width]')) return add('drawing', element.attribs.width, '×', element.attribs.height);
    if (is('summary')) return add('answer', is('[open] > *') ? 'open:' : 'closed:', wordsOf(element));
    if (is('h1, h2, h3, h4')) {
      add('heading', element.name, wordsOf(element), is('.u-visually-hidden') && '(only heard)');
      return find(element, 'a').forEach(addLink);
    }
    if (is('article details > div:nth-of-type(2)')) return;
    const [last = element] = is('li') ? $(element).siblings().get().slice(-1) : [];
    if (sizeOf(element) !== sizeOf(last)) add('entry', `${$(element).index() + 1} is larger than the last`);
    visitBelow(element);
    // Of parts that are only seen, numbers are read, and not the months of a drawing.
    if (is('div[aria-hidden=true]')) run = '';
    flush();
  }

  function visitBelow(element: Element): void {
    for (const node of $(element).contents().get())
      if (node.type === 'text') run += node.data;
      else if (node.type === 'tag') visit(node);
  }

  $('#gatsby-focus-wrapper').get().forEach(visitBelow);
  return lines;
}
