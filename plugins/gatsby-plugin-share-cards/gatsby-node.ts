export { addCardField as createSchemaCustomization, addPageCard as onCreateNode } from './pageCards';
