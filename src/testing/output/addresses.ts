import { load, type CheerioAPI } from 'cheerio';

/** Attributes that hold one address. */
const single = ['href', 'src'];

/** Addresses among what a page tells networks about itself. */
const told = 'meta[property="og:image"], meta[property="og:url"], meta[name="twitter:image"]';

const candidates = (srcset: string): string[] =>
  srcset.split(/,\s+/).flatMap((candidate) => candidate.trim().split(/\s+/)[0] ?? []);

/** Every address in a tree of JSON. Identities (`@id`) are names, and lead nowhere. */
function inJson(value: unknown, isAddress: (text: string) => boolean): string[] {
  if (typeof value === 'string') return candidates(value).filter(isAddress);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => (/^@(id|context)$/.test(key) ? [] : inJson(child, isAddress)));
}

const values = ($: CheerioAPI, attribute: string): string[] =>
  $(`[${attribute}]`)
    .map((_, element) => $(element).attr(attribute) ?? '')
    .get();

function inHtml(html: string): string[] {
  // As a browser without scripts reads it, so that pictures inside <noscript> are found too.
  const $ = load(html, { scriptingEnabled: false });
  const structured = $('script[type="application/ld+json"]')
    .map((_, script) => inJson(JSON.parse($(script).text()), (text) => /^https?:/.test(text)))
    .get();
  return [
    ...single.flatMap((attribute) => values($, attribute)),
    ...values($, 'srcset').flatMap(candidates),
    ...values($, 'data-sources').flatMap((list) => list.split(' ')),
    ...$(told)
      .map((_, meta) => $(meta).attr('content') ?? '')
      .get(),
    ...structured,
    ...inCss($('style').text()),
  ];
}

const inCss = (css: string): string[] =>
  [...css.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^)\s]*))\s*\)/g)].map(([, double, quoted, bare]) =>
    (double ?? quoted ?? bare ?? '').trim(),
  );

function inXml(xml: string): string[] {
  const $ = load(xml, { xml: true });
  const texts = $('loc, entry > id, feed > id, icon').map((_, element) => $(element).text());
  return [...texts.get(), ...values($, 'href')];
}

/**
 * Every address a file leads to, as it is written there.
 * @param extension of the file; of a kind that leads nowhere it has no addresses
 * @param body its text
 */
export function addressesIn(extension: string, body: string): string[] {
  if (extension === '.html') return inHtml(body);
  if (extension === '.css') return inCss(body);
  if (extension === '.txt') return [...body.matchAll(/^Sitemap:\s*(\S+)/gm)].flatMap(([, address]) => address ?? []);
  if (extension === '.xml') return inXml(body);
  // The manifest, and the data of a page: pictures and files it will ask for.
  if (/^\.(json|webmanifest)$/.test(extension)) return inJson(JSON.parse(body), (text) => /^\/[^/].*\.\w+$/.test(text));
  return [];
}
