import { basename, dirname } from 'node:path';
import type { CmsConfig, CollectionFile, Field as Input } from '@sveltia/cms';
import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import { contentFiles, describeSize, type Field, fieldsOf, propertyOf } from '../gatsby-plugin-content';

/** The options of the plugin. */
export interface Options {
  /** The title of the page of the forms. */
  readonly title: string;
  /** The repository on GitHub that the published forms save to, as `owner/name`. Without it the forms are not published. */
  readonly repository?: string;
}

/** Sveltia's widgets for types other than text, with limits that the JSON Schema cannot give. */
const widgets: Readonly<Record<string, object>> = {
  Int: { widget: 'number', value_type: 'int', step: 1 },
  Float: { widget: 'number', value_type: 'float', step: 0.0001 },
  Boolean: { widget: 'boolean' },
  Date: { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', min: '2000-01-01', max: '2099-12-31' },
};

/** The widget for a text with `@markdown`, with buttons for what the content check accepts. */
const markdown = {
  widget: 'markdown',
  buttons: ['bold', 'italic', 'link', 'heading-two', 'bulleted-list', 'numbered-list', 'quote'],
  editor_components: [],
  modes: ['rich_text', 'raw'],
  minimal: true,
};

/** Turns the name of a field into words: `callToAction` into 'Call to action'. */
const inWords = (name: string): string => {
  const words = name.replace(/([a-z0-9])([A-Z])|-/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Returns the name of a content file as Sveltia uses it in addresses: `pages-about`. */
const fileName = (path: string): string => path.replace('.yaml', '').replace('/', '-');

/** Returns the names of the fields that identify an entry to an editor: its first two required texts without `@pattern`, so no slugs. */
const titlesOf = (type: GraphQLObjectType): string[] =>
  fieldsOf(type)
    .filter((field) => field.type === 'String' && !field.list && field.required && field.pattern === undefined)
    .map(({ name }) => name)
    .slice(0, 2);

/** Returns the description of a field without the parts about YAML, and with the required size of a picture. */
const hintOf = ({ description, type, picture }: Field): string => {
  const hint = (description ?? '').replace(/ In YAML: .*|`/g, '').replace(/(leave it) out/gi, '$1 empty');
  return type === 'File' && picture ? `${hint} Size: ${describeSize(picture)}.` : hint;
};

/** Returns the limits that the content check has for one value of a field, as Sveltia names them. */
const limitsOf = (field: Field): object => {
  const json = propertyOf({ ...field, list: false });
  const { minLength, maxLength, minimum, maximum, pattern, patternErrorMessage } = json;
  return {
    minlength: minLength || undefined,
    maxlength: maxLength,
    min: minimum,
    max: maximum,
    // With the slashes, Sveltia reads the flag `u`.
    pattern: pattern && [`/${pattern}/u`, String(patternErrorMessage).replace(/^e(.*)$/, 'E$1.')],
  };
};

/**
 * Returns the configuration of Sveltia CMS, with a form for each content file, made from the schema.
 *
 * @param folder the name of the project's folder
 */
export const editorConfig = (schema: GraphQLSchema, folder: string, { title, repository }: Options): CmsConfig => {
  const files = contentFiles(schema);

  /** Returns the widget and its options for one value of a field. */
  const inputOf = (field: Field): object => {
    const { type, link, list, values, pattern, length } = field;
    const all = files.filter((one) => one.type.name === type);
    const [linked] = all;
    // Sveltia finds entries only in a single file. Each form is a file, named after its key.
    if (link && all.length > 1)
      return { widget: 'select', multiple: list, options: all.map(({ path }) => basename(path, '.yaml')) };
    if (link && linked) {
      const file = fileName(linked.path);
      const display_fields = titlesOf(linked.type).map((name) => `entries.*.${name}`);
      const shown = { value_field: `entries.*.${link.by}`, display_fields };
      return { widget: 'relation', multiple: list, collection: '_singletons', file, ...shown };
    }
    if (values) {
      const options = values.map(({ name, description }) => ({ value: name, label: description ?? name }));
      return { widget: 'select', options };
    }
    // The limits of a path are not those of the name of a file, which Sveltia would compare with them.
    if (type === 'File') return { widget: 'image', choose_url: false, accept: '.webp,.png,.jpg,.jpeg,.avif' };
    if (field.markdown) return { ...markdown, ...limitsOf(field) };
    const text = { widget: !pattern && (length?.max ?? 0) > 100 ? 'text' : 'string' };
    return { ...limitsOf(field), ...(widgets[type] ?? text) };
  };

  const listOf = (type: GraphQLObjectType, group?: Field): object => {
    const [summary] = titlesOf(type).map((name) => `{{fields.${name}}}`);
    const fields = inputs(type, group);
    return { widget: 'list', collapsed: true, label_singular: inWords(type.name), summary, fields };
  };

  const inputs = (type: GraphQLObjectType, group?: Field): Input[] =>
    fieldsOf(type, group).map((field) => {
      const { name, list, required, link, fields, length, items } = field;
      const isFilled = required && length?.min !== 0;
      const base = { name, label: inWords(name), hint: hintOf(field), required: isFilled, max: items?.max };
      if (fields && list) return { ...base, ...listOf(fields, field) } as Input;
      if (fields) return { ...base, widget: 'object', collapsed: 'auto', fields: inputs(fields, field) } as Input;
      if (list && !link)
        return { ...base, widget: 'list', field: { name, label: base.label, ...inputOf(field) } } as Input;
      return { ...base, ...inputOf(field) } as Input;
    });

  const fileOf = ({ path, type, list }: (typeof files)[number]): CollectionFile => {
    const isNamedByFile = list || files.filter((one) => one.type === type).length > 1;
    const label = inWords(isNamedByFile ? basename(path, '.yaml') : type.name);
    return {
      name: fileName(path),
      label,
      file: `data/${path}`,
      format: path,
      media_folder: '/data/images',
      public_folder: path.includes('/') ? '../images' : 'images',
      fields: list ? [{ ...listOf(type), name: 'entries', label, root: true, required: false } as Input] : inputs(type),
    };
  };

  const filesIn = (name: string) => files.filter(({ path }) => dirname(path) === name).map(fileOf);
  const folders = new Set(files.map(({ path }) => dirname(path)).filter((name) => name !== '.'));
  return {
    load_config_file: false,
    backend: { name: 'github', repo: repository ?? `local/${folder}`, auth_methods: ['token'] },
    app_title: title,
    media_folder: 'data/images',
    public_folder: '/images',
    media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: false },
    editor: { preview: false },
    collections: [...folders].map((name) => ({ name, label: inWords(name), files: filesIn(name) })),
    singletons: filesIn('.'),
  };
};
