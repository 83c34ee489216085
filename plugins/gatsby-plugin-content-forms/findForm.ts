import type { CollectionFile, Field as Input } from '@sveltia/cms';
import { type Content, type Path, textsIn } from '../gatsby-plugin-content';
import { formName, titleField, withoutArticle } from './formConfig';

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** Fields that name an entry, a picture or a page to the site: nobody reads them. */
const isName = /^(?:slug|key|path|file|portrait|to)$/;

/** The address of the form of a file, after `/admin/#`. */
export const addressOf = (file: string): string =>
  `/collections/${/^(.*)\//.exec(file)?.[1] ?? '_singletons'}/entries/${formName(file)}`;

/**
 * The address of the form and field that hold a text, after `/admin/#`; that of the page's own form if none does.
 *
 * @param text - as it stands on a page
 * @param page - the address of that page: its own words come before the same words elsewhere
 */
export const findForm = (content: Content, text: string, page: string): string => {
  const wanted = plain(text);
  const own = content.entries.find(({ value }) => value.path === page)?.file.name ?? '';
  const [best] = textsIn(content)
    .filter(({ field }) => !isName.test(field.name))
    .map(({ entry: { file }, path, text: held }) => ({ file, path, held: plain(held) }))
    .filter(({ held }) => held !== '' && wanted !== '' && (wanted.includes(held) || held.includes(wanted)))
    // The nearer in length, the likelier it is this one.
    .map((one) => ({ ...one, far: Math.abs(one.held.length - wanted.length) - (one.file.name === own ? 0.5 : 0) }))
    .sort((a, b) => a.far - b.far);
  if (!best) return addressOf(own);
  const { file, path } = best;
  return `${addressOf(file.name)}?field=${[...(file.list ? ['entries'] : []), ...path].join('.')}`;
};

type Fields = Readonly<Record<string | number, unknown>>;

/** A field of a form, in as much as it says what it and what is below it are called. */
type Named = Input & { readonly label_singular?: string; readonly fields?: readonly Input[] };

/**
 * What a place in a file is called in its form: 'Film “Rift”, Duration'.
 *
 * @param data - what the file holds
 */
export const placeInForm = (form: CollectionFile, data: unknown, path: Path): string => {
  const isList = Array.isArray(data);
  const names = isList ? [] : [form.label ?? form.name];
  let value: unknown = isList ? { entries: data } : data;
  let input: Named | undefined;
  let below: readonly Named[] = form.fields;
  for (const step of isList ? ['entries', ...path] : path) {
    value = (value as Fields | undefined)?.[step];
    if (typeof step === 'string') {
      input = below.find(({ name }) => name === step);
      names.push(input?.label ?? step);
      below = input?.fields ?? [];
    } else {
      const title = (value as Fields | undefined)?.[titleField(below) ?? ''];
      const entry = `${withoutArticle(input?.label_singular ?? 'Line')} ${typeof title === 'string' ? `“${title}”` : step + 1}`;
      // An entry stands for its list.
      names.splice(below.length > 0 ? -1 : names.length, 1, entry);
    }
  }
  return names.join(', ');
};
