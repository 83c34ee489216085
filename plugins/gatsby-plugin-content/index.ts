/** What other plugins, the site's configuration and scripts may use of this plugin. */
export { checkContent, problemsIn } from './check/check';
export {
  type Content,
  entriesOf,
  type Entry,
  filesBelow,
  loadContent,
  nameOf,
  problemAt,
  textIn,
  textsIn,
} from './check/content';
export { byPlace, isError, type Problem, sentence } from './check/problem';
export { passedDays } from './check/rules/passedDays';
export { formats } from './check/report';
export type { Path } from './check/yamlFile';
export {
  type ContentOptions,
  type ContentType,
  type Limits,
  limitsOf,
  type PictureSize,
  pictureSizeOf,
} from './options';
export { pictureProblem } from './pictures/picture';
export { describeSize } from './pictures/size';
export { readUnchecked } from './readUnchecked';
export { type ContentFile, contentFiles, type Field, fieldsOf, objectType, readSchema } from './schema/schema';
export { sitePath, siteUrl } from './siteAddress';
