import { load } from 'cheerio';

/** What of a form is shown with scripts alone, or without them alone. */
export const formEnd = 'form p, form button, form [role=status]';

/** The text of `main` in the HTML that is sent, without white space and the ends of forms. */
export function textInHtml(html: string): string {
  const $ = load(html, { scriptingEnabled: true });
  $(`noscript, script, ${formEnd}`).remove();
  return $('main').text().replace(/\s+/g, '');
}
