import { load } from 'cheerio';

/** Elements that draw, describe or define. Not among them: script, style, links, animation, HTML and other pictures. */
const elements = new Set(
  (
    'svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan ' +
    'linearGradient radialGradient stop clipPath mask pattern'
  ).split(' '),
);

/** Prefixes of attributes that have a meaning of their own in SVG; all others are notes of drawing programs. */
const prefixes = ['xmlns', 'xlink', 'xml'];

/** True if an attribute neither runs anything nor loads anything: references lead to an element of the same drawing. */
const isAllowed = (name: string, value: string): boolean => {
  const [first = '', rest] = name.split(':');
  if (rest !== undefined && !prefixes.includes(first)) return false;
  if (/^on/i.test(name)) return false;
  if (/href$/i.test(name)) return value.startsWith('#');
  // `\` hides letters from whoever looks for them in a style.
  return !/\burl\s*\((?!\s*["']?#)|@import|\\/i.test(value) && !/^\s*(?:javascript|data):/i.test(value);
};

/**
 * Looks at an SVG for everything that a drawing does without: opened by itself, such a file is a page of the site.
 * A list of what is allowed, over a parser of XML: a list of what is forbidden never ends.
 *
 * @returns what is not allowed in it, as it stands there; undefined if nothing is
 */
export const foreignInSvg = (text: string): string | undefined => {
  // A browser reads other encodings another way than they are read here.
  const encoding = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([^"']*)/.exec(text)?.[1] ?? 'utf-8';
  if (!/^utf-8$/i.test(encoding)) return `encoding="${encoding}"`;
  const $ = load(text, { xml: true });
  const nodes = [...$.root().contents(), ...$('*').contents()];
  for (const node of nodes) {
    // Directives are the XML declaration, style sheets, and the document type, which can define words of its own.
    if (node.type === 'directive' && node.name !== '?xml') return `<${node.name}`;
    if (!('attribs' in node)) continue;
    if (!elements.has(node.name)) return `<${node.name}>`;
    const foreign = Object.entries(node.attribs).find(([name, value]) => !isAllowed(name, value));
    if (foreign) return `${foreign[0]}="${foreign[1]}"`;
  }
  return undefined;
};
