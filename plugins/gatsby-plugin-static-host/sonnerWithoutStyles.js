/**
 * Takes the line out of sonner that writes its style sheet into the page as a `<style>` element. The Content-Security-Policy
 * allows no such element, and nothing on this site needs it.
 * @param {string} source sonner as it is published
 * @returns {string} the same without that line
 * @throws when the line is not there, so that a new version of sonner cannot bring it back under another name unnoticed
 */
module.exports = function sonnerWithoutStyles(source) {
  const line = /^__insertCSS\(".*"\);?$/m;
  if (!line.test(source))
    throw new Error('sonner 2.0 no longer writes its styles as expected; see sonnerWithoutStyles.js');
  return source.replace(line, '');
};
