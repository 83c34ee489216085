/** @jest-environment node */
import { isPreview } from './preview';

it.each([
  [{}, false],
  [{ PREVIEW: '1' }, true],
  [{ NETLIFY: 'true', CONTEXT: 'production' }, false],
  [{ NETLIFY: 'true', CONTEXT: 'deploy-preview' }, true],
  [{ NETLIFY: 'true', CONTEXT: 'branch-deploy' }, true],
  [{ NETLIFY: 'true', CONTEXT: 'branch-deploy', PREVIEW: '0' }, false],
  // Others use the same name for other things.
  [{ CONTEXT: 'branch-deploy' }, false],
])('with %p in the environment a build is a preview: %s', (environment, expected) => {
  expect(isPreview(environment)).toBe(expected);
});
