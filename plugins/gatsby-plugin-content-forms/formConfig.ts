import type { CmsConfig, CollectionFile, Field as Input } from '@sveltia/cms';
import type { GraphQLEnumValue, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { describeSize, type Field, fieldsOf, limitsOf, objectType, pictureSizeOf } from '../gatsby-plugin-content';
import type { FormsOptions } from '.';

/** How a value of a type is entered that is not a text. */
const widgets: Readonly<Record<string, object>> = {
  Int: { widget: 'number', value_type: 'int', step: 1 },
  Float: { widget: 'number', value_type: 'float', step: 0.0001 },
  Boolean: { widget: 'boolean' },
  Date: { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' },
  File: { widget: 'image', choose_url: false, media_folder: '/data/images' },
};

const inWords = (name: string): string => {
  const text = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/-/g, ' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1).toLowerCase()}`;
};

/** The beginning of a description that names a thing: 'A film' of 'A film, in `data/films.yaml`.' */
const subjectOf = (description?: string | null): string => /^[^,.;:(`]*/.exec(description ?? '')?.[0].trim() ?? '';

/** 'Film' of 'a film'. */
export const withoutArticle = (text: string): string =>
  text.replace(/^(?:the|an?|its) (.)/i, (_, first: string) => first.toUpperCase());

/** What the form of a file is called in addresses: Sveltia keeps `404` for itself. */
export const formName = (file: string): string => file.replace(/^.*\/|\.yaml$/g, '').replace(/^404$/, 'not-found');

/** What an entry is called while it is folded: the first of these fields that it has. */
export const titleField = (inputs: readonly Input[]): string | undefined =>
  ['headline', 'title', 'name', 'label', 'city', 'value', 'alt', 'description'].find((name) =>
    inputs.some((input) => input.name === name),
  );

/**
 * The configuration of the forms, made from the schema: labels and hints from its words, limits from the site's options.
 *
 * @param schema - `data/schema.graphql`
 * @param backend - where what is saved goes
 */
export const formConfig = (schema: GraphQLSchema, options: FormsOptions, backend: CmsConfig['backend']): CmsConfig => {
  const { content, labels, hints, icons, title, lastFields, lastFiles } = options;

  /** Groups of fields are told apart by their descriptions, if these are short. */
  const labelOf = ({ name, description, fields }: Field): string => {
    const subject = fields ? withoutArticle(subjectOf(description)) : '';
    return labels[name] ?? (subject && subject.length <= 40 ? subject : inWords(name));
  };

  /** What is added to a list: 'a film'. */
  const singularOf = ({ name, description }: GraphQLObjectType): string => {
    const subject = subjectOf(description);
    return labels[name] ?? (/^an? /i.test(subject) ? subject : `a ${inWords(name)}`).toLowerCase();
  };

  /** A description without what concerns the text of a YAML file alone, and nothing where it repeats the label. */
  const hintOf = (use: string, field: Field): string | undefined => {
    const { name, description } = field;
    const size = field.type === 'File' ? pictureSizeOf(content, use, name) : undefined;
    const plain = (hints[name] ?? description ?? '')
      .replace(/, (?:by key from|in|from) `[^`]+`|, in quotation marks|: an SVG from `[^`]+`| \(`fields`.*?\)/g, '')
      .replace(/(leave it) out/gi, '$1 empty')
      .replace(/^True /, 'On ')
      .replace(/`/g, '');
    const said = withoutArticle(plain).replace(/\.$/, '').toLowerCase() === labelOf(field).toLowerCase() ? '' : plain;
    return [said, size && `Size: ${describeSize(size)}.`].filter(Boolean).join(' ') || undefined;
  };

  const constraintsOf = (owner: string, use: string, { name, type }: Field): object => {
    const { minLength, maxLength, minimum, maximum, pattern, form, blanks } = limitsOf(content, owner, name, use) ?? {};
    if (type === 'Int' || type === 'Float') return { min: minimum, max: maximum };
    // The form takes blanks at the ends away before it looks.
    const shape = pattern && !blanks ? [pattern, `Expected ${form ?? pattern}.`] : undefined;
    return { minlength: minLength, maxlength: maxLength, pattern: shape };
  };

  const optionOf = ({ name, description }: GraphQLEnumValue): object => {
    return { label: description?.replace(/\.$/, '') ?? name, value: name };
  };

  /** How one value is entered. */
  const inputOf = (owner: string, use: string, field: Field, folder: string): object => {
    const { type, name, values, description, by, list } = field;
    if (by !== undefined) {
      const file = Object.keys(content.files).find((path) => content.files[path]?.type === type);
      const shown = ['entries.*.value', 'entries.*.label'];
      const target = { collection: '_singletons', file: file?.replace('.yaml', ''), value_field: `entries.*.${by}` };
      return { widget: 'relation', multiple: list, ...target, display_fields: shown, search_fields: shown };
    }
    if (values) return { widget: 'select', options: values.getValues().map(optionOf) };
    const widget = name === 'alt' || /sentence|the words/i.test(description ?? '') ? 'text' : 'string';
    const picture = type === 'File' ? { accept: '.webp,.png,.jpg,.jpeg,.avif', public_folder: folder } : {};
    return { widget, ...constraintsOf(owner, use, field), ...widgets[type], ...picture };
  };

  /** The fields of a form. `use` says what a picture is for. */
  const formOf = (type: GraphQLObjectType, folder: string, use = type.name): Input[] => {
    const rank = ({ name }: Field): number => lastFields.indexOf(name);
    const fields = [...fieldsOf(type)].sort((a, b) => rank(a) - rank(b));
    return fields.map((field) => {
      const { name, list, required, by, fields: below } = field;
      const isRequired = limitsOf(content, type.name, name, use)?.required ?? false;
      const base = {
        name,
        label: labelOf(field),
        hint: hintOf(use, field),
        required: (required && name !== 'alt') || isRequired,
      };
      const many = { ...base, widget: 'list', ...(required ? { min: 1 } : {}) };
      if (below) {
        const inner = formOf(below, folder, `${type.name}.${name}`);
        const group = { summary: `{{fields.${titleField(inner)}}}`, fields: inner };
        if (list) return { ...many, ...group, label_singular: singularOf(below), collapsed: true };
        const thumbnail = inner.find(({ widget }) => widget === 'image')?.name;
        return { ...base, ...group, widget: 'object', collapsed: 'auto', thumbnail };
      }
      const input = inputOf(type.name, use, field, folder);
      return list && by === undefined
        ? { ...many, label_singular: 'a line', field: { name: 'item', label: 'Line', ...input } }
        : { ...base, ...input };
    }) as Input[];
  };

  const fileOf = (path: string): CollectionFile => {
    const { type = '', list } = content.files[path] ?? {};
    const name = formName(path);
    const label = labels[path] ?? inWords(name);
    const owner = objectType(schema, type);
    const fields = formOf(owner, path.includes('/') ? '../images' : './images');
    const thumbnail = fields.some((field) => field.name === 'image') ? 'image.file' : undefined;
    const summary = `{{fields.${titleField(fields)}}}`;
    const entries = { name: 'entries', label, label_singular: singularOf(owner), summary, thumbnail, fields };
    return {
      name,
      label,
      icon: icons[path],
      file: `data/${path}`,
      format: path,
      fields: list ? [{ ...entries, widget: 'list', root: true, collapsed: true, min: 1 }] : fields,
    };
  };

  const filesIn = (folder: string): CollectionFile[] =>
    Object.keys(content.files)
      .filter((path) => path.replace(/[^/]*$/, '') === folder)
      .sort((a, b) => lastFiles.indexOf(a) - lastFiles.indexOf(b))
      .map(fileOf);

  const folders = [...new Set(Object.keys(content.files).flatMap((path) => /^.*\//.exec(path)?.[0] ?? []))];
  return {
    load_config_file: false,
    backend,
    app_title: title,
    media_folder: 'data/images',
    public_folder: '/images',
    media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: false },
    show_preview_links: false,
    editor: { preview: false },
    collections: folders.map((folder) => {
      const name = folder.slice(0, -1);
      return { name, label: inWords(name), icon: icons[name], files: filesIn(folder) };
    }),
    singletons: filesIn(''),
  };
};
