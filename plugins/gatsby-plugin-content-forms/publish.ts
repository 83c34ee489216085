import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { contentOptions } from '../../src/content/options';
import { loadContent } from '../gatsby-plugin-content';
import { buildForms } from './bundle';
import { formConfig } from './formConfig';

// `npm run build:editor -- owner/name` writes the forms alone into `deploy/editor`: published on an origin of their own, they save
// to that repository on GitHub.

/** What the forms may do: load themselves, show pictures, talk to GitHub. */
const policy = `default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data: blob: https://avatars.githubusercontent.com; connect-src 'self' blob: data: https://api.github.com; base-uri 'none'; frame-ancestors 'none'; form-action 'none'`;

const folder = 'deploy/editor';
const repo = process.argv[2] ?? '';
if (!/^[\w.-]+\/[\w.-]+$/.test(repo)) {
  console.error('Name the repository: npm run build:editor -- owner/name');
  process.exit(1);
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const config = formConfig(loadContent(process.cwd(), contentOptions), {
  name: 'github',
  repo,
  branch: 'main',
  auth_methods: ['token'],
});
writeFileSync(`${folder}/config.json`, JSON.stringify(config));
const headers = [`Content-Security-Policy: ${policy}`, 'X-Robots-Tag: noindex', 'Referrer-Policy: no-referrer'];
writeFileSync(`${folder}/_headers`, `${['/*', ...headers].join('\n  ')}\n`);
void buildForms(folder).then(() => console.log(`${folder} is ready; docs/editing.md says where to publish it.`));
