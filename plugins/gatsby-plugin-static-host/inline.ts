import { createHash } from 'node:crypto';
import { load } from 'cheerio';

/** What a page carries inside itself and a Content-Security-Policy therefore has to name, as CSP hash sources. */
export interface InlineHashes {
  readonly scripts: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
  /** Of `style` attributes: Gatsby's focus wrapper and route announcer have one each. */
  readonly styleAttributes: ReadonlySet<string>;
}

/** `'sha256-…'` of a script or style, as a policy names it. */
const hashSource = (content: string): string =>
  `'sha256-${createHash('sha256').update(content, 'utf8').digest('base64')}'`;

/** Types of `<script>` that run; any other type is a block of data, such as JSON-LD. */
const runs = new Set([undefined, '', 'module', 'text/javascript', 'application/javascript']);

/**
 * Hashes of everything inline on a page.
 * @param name what the page is called in an error
 * @throws when the page has an event-handler attribute such as `onclick`: no policy without `unsafe-inline` lets it run
 */
export function inlineHashes(html: string, name: string): InlineHashes {
  // As a browser without scripts reads it, so that styles inside <noscript> are found too.
  const $ = load(html, { scriptingEnabled: false });
  const handler = $('*')
    .get()
    .flatMap((element) => Object.keys($(element).attr() ?? {}))
    .find((attribute) => attribute.startsWith('on'));
  if (handler) throw new Error(`${name}: the Content-Security-Policy keeps ${handler}="…" from running`);
  const scripts = $('script:not([src])').filter((_, script) => runs.has($(script).attr('type')?.trim().toLowerCase()));
  return {
    scripts: new Set(scripts.map((_, script) => hashSource($(script).text()))),
    styles: new Set($('style').map((_, style) => hashSource($(style).text()))),
    styleAttributes: new Set($('[style]').map((_, element) => hashSource($(element).attr('style') ?? ''))),
  };
}
