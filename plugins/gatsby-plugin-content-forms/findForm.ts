import { type Content, type Path, textsIn } from '../gatsby-plugin-content';

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** Fields that name an entry, a picture or a page to the site: nobody reads them. */
const isName = /^(?:slug|key|path|file|portrait|to)$/;

/** The address of the form of a file, unfolded down to a path in it, after `/admin/#`. */
export const addressOf = (file: string, path: Path = []): string => {
  const [, collection = '_singletons', name = ''] = /^(?:(.*)\/)?(.*)\.yaml$/.exec(file) ?? [];
  const field = [...(typeof path[0] === 'number' ? ['entries'] : []), ...path].join('.');
  return `/collections/${collection}/entries/${name === '404' ? 'not-found' : name}${path.length > 0 ? `?field=${field}` : ''}`;
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
  return best ? addressOf(best.file.name, best.path) : addressOf(own);
};
