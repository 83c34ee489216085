/** What a test sees in place of a style sheet or picture file. */
const file = 'file';
export default file;
