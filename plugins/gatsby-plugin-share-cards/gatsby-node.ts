export { addPageCard as onCreateNode } from './pageCards';
