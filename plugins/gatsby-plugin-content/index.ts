/** What other plugins, the site's configuration and scripts may use of this plugin. */
export { checkContent } from './check/check';
export {
  type Content,
  describeEntry,
  entriesOf,
  type Entry,
  loadContent,
  pageSource,
  problemAt,
  type Rule,
  textIn,
  textsIn,
} from './check/content';
export { words } from './check/rules/words';
export { byPlace, placeOf, type Problem, report } from './check/problem';
export { describeSize } from './schema/jsonSchema';
export { suggest } from './schema/suggest';
export { type ContentFile, contentFiles, type Field, fieldsOf, objectType, readSchema } from './schema/schema';
