/** Replacement for a style sheet or picture file in tests. */
const file = 'file';
export default file;
