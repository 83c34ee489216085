import { readFileSync } from 'node:fs';
import stubbedRuntime from './stubbedRuntime';

const head = 'node_modules/gatsby/cache-dir/head/head-export-handler-for-browser.js';
const partytown = 'node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js';

const worker = 'node_modules/gatsby/cache-dir/register-service-worker.js';

const apply = (source) => stubbedRuntime.call({ resourcePath: '/some/file.js' }, source);

it('keeps what the rest of the runtime calls, and nothing of what it did', () => {
  expect(apply(readFileSync(head, 'utf8'))).toBe('export function headHandlerForBrowser() {}');
  for (const file of [partytown, worker]) expect(apply(readFileSync(file, 'utf8'))).toBe('');
});

it('stops the build when Gatsby has changed', () => {
  expect(() => apply('export const somethingElse = 1;')).toThrow('/some/file.js');
});
