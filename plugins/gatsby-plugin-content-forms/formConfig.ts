import type { CmsConfig, CollectionFile, Field as Input } from '@sveltia/cms';
import type { GraphQLEnumValue, GraphQLObjectType } from 'graphql';
import {
  type Content,
  type ContentOptions,
  type ContentType,
  describeSize,
  type Field,
  fieldsOf,
  limitsOf,
  objectType,
  pictureSizeOf,
} from '../gatsby-plugin-content';
import words from './words.json';

/** Labels and hints where the schema names a thing or speaks of how YAML is written, by the name of the field or the path of the file. */
const { labels, hints, icons }: Readonly<Record<'labels' | 'hints' | 'icons', Readonly<Record<string, string>>>> =
  words;

type Site = Pick<Content, 'schema' | 'options'>;

const inWords = (name: string): string => {
  const text = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/-/g, ' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1).toLowerCase()}`;
};

/** Groups of words over a section are told apart by what they stand over. */
const labelOf = ({ name, description, fields }: Field): string =>
  /^(?:Heading|MediaSection)$/.test(fields?.name ?? '')
    ? (description ?? name).replace(/^The w/, 'W').replace(/,.*|\.$/g, '')
    : (labels[name] ?? inWords(name));

/** A description without what concerns the text of a YAML file alone, and nothing where it repeats the label. */
const hintOf = (options: ContentOptions, use: string, field: Field): string | undefined => {
  const { name, description } = field;
  const size = /^(?:portrait|file)$/.test(name) ? pictureSizeOf(options, use, name) : undefined;
  const plain = (hints[name] ?? description ?? '')
    .replace(/, (?:by key from|in|from) `[^`]+`|, in quotation marks|: an SVG from `[^`]+`| \(`fields`.*?\)/g, '')
    .replace(/(leave it) out/gi, '$1 empty')
    .replace(/^True /, 'On ')
    .replace(/`/g, '');
  const said = plain.replace(/^(?:The|Its) |\.$/g, '').toLowerCase() === labelOf(field).toLowerCase() ? '' : plain;
  return [said, size && `Size: ${describeSize(size)}.`].filter(Boolean).join(' ') || undefined;
};

const inputLimits = (options: ContentOptions, owner: string, use: string, { name, type }: Field): object => {
  const { minLength, maxLength, minimum, maximum, pattern, form, blanks } = limitsOf(options, owner, name, use) ?? {};
  if (type === 'Int' || type === 'Float') return { min: minimum, max: maximum };
  // The form takes blanks at the ends away before it looks.
  const shape = pattern && !blanks ? [pattern, `Expected ${form ?? ''}.`] : undefined;
  return { minlength: minLength, maxlength: maxLength, pattern: shape };
};

/** How a value of a type is entered that is not a text. */
const widgets: Readonly<Record<string, object>> = {
  Int: { widget: 'number', value_type: 'int', step: 1 },
  Float: { widget: 'number', value_type: 'float', step: 0.0001 },
  Boolean: { widget: 'boolean' },
  Date: { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' },
  File: { widget: 'image', choose_url: false, media_folder: '/data/images' },
};

const optionOf = ({ name, description }: GraphQLEnumValue): object => {
  return { label: description?.replace(/\.$/, '') ?? name, value: name };
};

/** How one value is entered. */
const inputOf = (options: ContentOptions, owner: string, use: string, field: Field, folder: string): object => {
  const { type, name, values, description, by, list } = field;
  if (by !== undefined) {
    const file = Object.keys(options.files)
      .find((path) => options.files[path]?.type === type)
      ?.replace('.yaml', '');
    const shown = ['entries.*.value', 'entries.*.label'];
    const target = { collection: '_singletons', file, value_field: `entries.*.${by}` };
    return { widget: 'relation', multiple: list, ...target, display_fields: shown, search_fields: shown };
  }
  if (values) return { widget: 'select', options: values.getValues().map(optionOf) };
  const widget = name === 'alt' || /sentence|the words/i.test(description ?? '') ? 'text' : 'string';
  const accept = owner === 'Image' ? '.webp,.png,.jpg,.jpeg,.avif' : '.svg';
  const picture = type === 'File' ? { accept, public_folder: folder } : {};
  return { widget, ...inputLimits(options, owner, use, field), ...widgets[type], ...picture };
};

/** What is shown of an entry while it is folded: the first of these fields that it has. */
const summaryOf = (inputs: readonly Input[]): string | undefined => {
  const best = ['headline', 'title', 'name', 'label', 'city', 'value', 'alt', 'description'];
  const name = best.find((one) => inputs.some((input) => input.name === one));
  return name && `{{fields.${name}}}`;
};

/** The fields of a form. `use` says what a picture is for. */
const formOf = (options: ContentOptions, type: GraphQLObjectType, folder: string, use = type.name): Input[] => {
  const rank = ({ name }: Field): number => words.lastFields.indexOf(name);
  const fields = [...fieldsOf(type)].sort((a, b) => rank(a) - rank(b));
  return fields.map((field) => {
    const { name, list, required, by, fields: below } = field;
    const base = {
      name,
      label: labelOf(field),
      hint: hintOf(options, use, field),
      required: required && name !== 'alt',
    };
    const many = { ...base, widget: 'list', ...(required ? { min: 1 } : {}) };
    if (below) {
      const inner = formOf(options, below, folder, `${type.name}.${name}`);
      const group = { summary: summaryOf(inner), fields: inner };
      if (list) return { ...many, ...group, collapsed: true };
      const thumbnail = inner.find(({ widget }) => widget === 'image')?.name;
      return { ...base, ...group, widget: 'object', collapsed: 'auto', thumbnail };
    }
    const input = inputOf(options, type.name, use, field, folder);
    if (list && by === undefined) return { ...many, field: { name: 'item', label: 'Line', ...input } };
    return { ...base, ...input };
  }) as Input[];
};

const fileOf = ({ schema, options }: Site, path: string, { type, list }: ContentType): CollectionFile => {
  const name = path.replace(/^.*\/|\.yaml$/g, '');
  const inFolder = path.includes('/');
  const label = labels[path] ?? inWords(name);
  const fields = formOf(options, objectType(schema, type), inFolder ? '../images' : './images');
  const thumbnail = fields.some((field) => field.name === 'image') ? 'image.file' : undefined;
  const one = { label, label_singular: inWords(type), summary: summaryOf(fields), thumbnail, fields };
  return {
    name: name === '404' ? 'not-found' : name,
    label,
    icon: inFolder ? undefined : icons[name],
    file: `data/${path}`,
    format: path,
    fields: list ? [{ name: 'entries', ...one, widget: 'list', root: true, collapsed: true, min: 1 }] : fields,
  };
};

/**
 * The configuration of the forms, made from the schema: labels and hints from its words, limits from its constraints.
 *
 * @param backend - where what is saved goes
 */
export const formConfig = (site: Site, backend: CmsConfig['backend']): CmsConfig => {
  const filesIn = (folder: string): CollectionFile[] =>
    Object.entries(site.options.files)
      .filter(([path]) => path.replace(/[^/]*$/, '') === folder)
      .sort(([a], [b]) => words.lastFiles.indexOf(a) - words.lastFiles.indexOf(b))
      .map(([path, type]) => fileOf(site, path, type));
  return {
    load_config_file: false,
    backend,
    app_title: 'PAMS content',
    media_folder: 'data/images',
    public_folder: '/images',
    media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: false },
    show_preview_links: false,
    editor: { preview: false },
    collections: [
      { name: 'pages', label: 'Pages', label_singular: 'Page', icon: 'web', files: filesIn('pages/') },
      { name: 'forms', label: 'Forms', label_singular: 'Form', icon: 'mail', files: filesIn('forms/') },
    ],
    singletons: filesIn(''),
  };
};
