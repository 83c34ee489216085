/** The public interface of this plugin, for other plugins, the site's configuration and scripts. */
export { checkContent, checkSite, readingProblem } from './check/check';
export * from './check/content';
export { byPlace, placeOf, type Problem, report } from './check/problem';
export { linkedFiles, linkedPages, siteLink } from './check/rules/links';
export { describeSize, propertyOf, writeJsonSchemas } from './schema/jsonSchema';
export { countWords } from './schema/markdown';
export * from './schema/schema';
export { suggest } from './schema/suggest';
