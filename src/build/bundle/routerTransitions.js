/** Where the router renders a new location: in the next frame, which a view transition holds back until it has rendered. */
const listener = /\.listen\(\(\{location:(\w)\}\)=>\{Promise\.resolve\(\)\.then\(\(\)=>\{requestAnimationFrame\(/;

/**
 * Has Gatsby's router show pages by `src/browser/showPage.ts`.
 * @param {string} source the router as it is published
 * @returns {string} the same, with that one call replaced
 * @throws when the call is not there, so that a new version of the router cannot lose the transitions unnoticed
 */
module.exports = function routerTransitions(source) {
  if (!listener.test(source)) throw new Error('The router shows pages another way now: look at showPage.ts');
  const showPage = JSON.stringify(require.resolve('../../browser/showPage.ts'));
  return `import { showPage } from ${showPage};${source.replace(
    listener,
    '.listen(({location:$1,action})=>{Promise.resolve().then(()=>{showPage($1,action,',
  )}`;
};
