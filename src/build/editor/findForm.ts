import { type Content, textsIn } from '../content/content';

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** Fields that name an entry, a picture or a page to the site: nobody reads them. */
const isName = /^(?:slug|key|path|file|portrait|to)$/;

/** The address of a file's form, after `/admin/#`. */
const addressOf = (file: string): string => {
  const [, collection = '_singletons', name = ''] = /^(?:(.*)\/)?(.*)\.yaml$/.exec(file) ?? [];
  return `/collections/${collection}/entries/${name === '404' ? 'not-found' : name}`;
};

/**
 * The address of the form and field that hold a text, after `/admin/#`; that of the page's own form if none does.
 *
 * @param text - as it stands on a page
 * @param page - the address of that page: its own words come before the same words elsewhere
 */
export const findForm = (content: Content, text: string, page: string): string => {
  const wanted = plain(text);
  const own = `pages/${page === '/' ? 'index' : page.slice(1)}.yaml`;
  const [best] = textsIn(content)
    .filter(({ field }) => !isName.test(field.name))
    .map(({ entry: { file }, path, text: held }) => ({ file, path, held: plain(held) }))
    .filter(({ held }) => held !== '' && wanted !== '' && (wanted.includes(held) || held.includes(wanted)))
    // The nearer in length, the likelier it is this one.
    .map((one) => ({ ...one, far: Math.abs(one.held.length - wanted.length) - (one.file.name === own ? 0.5 : 0) }))
    .sort((a, b) => a.far - b.far);
  if (!best) return addressOf(own);
  return `${addressOf(best.file.name)}?field=${[...(best.file.list ? ['entries'] : []), ...best.path].join('.')}`;
};
