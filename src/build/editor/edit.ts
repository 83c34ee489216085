import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { loadContent } from '../content/content';
import { buildForms } from './bundle';
import { formConfig } from './formConfig';

/** What the forms alone may do when they are published: load themselves, show pictures, talk to GitHub. */
const policy = `default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data: blob: https://avatars.githubusercontent.com; connect-src 'self' blob: data: https://api.github.com; base-uri 'none'; frame-ancestors 'none'; form-action 'none'`;

const publish = async (repo = ''): Promise<void> => {
  if (!/^[\w.-]+\/[\w.-]+$/.test(repo)) throw new Error('Name the repository: npm run edit -- --build owner/name');
  const folder = 'deploy/editor';
  rmSync(folder, { recursive: true, force: true });
  await buildForms(folder);
  const { schema } = loadContent(process.cwd());
  const config = formConfig(schema, { name: 'github', repo, branch: 'main', auth_methods: ['token'] });
  writeFileSync(`${folder}/config.json`, JSON.stringify(config));
  const headers = [`Content-Security-Policy: ${policy}`, 'X-Robots-Tag: noindex', 'Referrer-Policy: no-referrer'];
  writeFileSync(`${folder}/_headers`, `${['/*', ...headers].join('\n  ')}\n`);
  console.log(`${folder} is ready; docs/editing.md says where to publish it.`);
};

/**
 * `npm run edit`: the site as it is developed, with forms at `/admin`. `npm run edit -- --build owner/name` writes the forms
 * alone into `deploy/editor`: published on an origin of their own, they save to that repository on GitHub.
 */
const options = process.argv.slice(2);
if (options[0] === '--build') void publish(options[1]);
else spawn('gatsby', ['develop', ...options], { stdio: 'inherit', shell: true });
