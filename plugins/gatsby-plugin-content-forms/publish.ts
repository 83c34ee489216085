import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { formsOptions } from '../../src/content/forms';
import { buildForms, setupOf } from './bundle';

// `npm run build:editor -- owner/name` writes the forms alone into `deploy/editor`: published on an origin of their own, they save
// to that repository on GitHub.

/** What the forms may do: load themselves, show pictures, talk to GitHub. */
const policy = `default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data: blob: https://avatars.githubusercontent.com; connect-src 'self' blob: data: https://api.github.com; base-uri 'none'; frame-ancestors 'none'; form-action 'none'`;

const publish = async (folder: string, repo: string): Promise<void> => {
  const setup = await setupOf(process.cwd(), formsOptions, {
    name: 'github',
    repo,
    branch: 'main',
    auth_methods: ['token'],
  });
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/setup.json`, JSON.stringify(setup));
  const headers = [`Content-Security-Policy: ${policy}`, 'X-Robots-Tag: noindex', 'Referrer-Policy: no-referrer'];
  writeFileSync(`${folder}/_headers`, `${['/*', ...headers].join('\n  ')}\n`);
  await buildForms(folder);
  console.log(`${folder} is ready; docs/editing.md says where to publish it.`);
};

const repository = process.argv[2] ?? '';
if (/^[\w.-]+\/[\w.-]+$/.test(repository)) void publish('deploy/editor', repository);
else {
  console.error('Name the repository: npm run build:editor -- owner/name');
  process.exitCode = 1;
}
