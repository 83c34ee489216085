/**
 * `npx tsx scripts/verifyDeployment/cli.ts https://www.your-domain`: asks a published site whether it is the build in public/. With
 * `--without-headers` for hosts that send none of ours; with `--wait 120` again and again for up to so many seconds.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { errorMessage } from '../../src/lib/errorMessage';
import { verifyDeployment, type Deployment } from './verifyDeployment';

const pause = 10_000;

/** Asks until the site answers as it should, or the time is over. */
async function verifyUntil(end: number, deployment: Deployment): Promise<string[]> {
  const problems = await verifyDeployment(deployment).catch((error: unknown) => [errorMessage(error)]);
  if (problems.length === 0 || Date.now() + pause > end) return problems;
  await setTimeout(pause);
  return verifyUntil(end, deployment);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { 'without-headers': { type: 'boolean' }, wait: { type: 'string', default: '0' } },
    allowPositionals: true,
  });
  const url = positionals[0]?.replace(/\/$/, '');
  if (!url) throw new Error('Which address? npx tsx scripts/verifyDeployment/cli.ts https://www.your-domain');
  const forms = readdirSync('data/forms').map((file) => readFileSync(join('data/forms', file), 'utf8'));
  const endpoints = forms.flatMap((text) => (parse(text) as { endpoint?: string }).endpoint ?? []);
  const headers = !values['without-headers'];
  const end = Date.now() + Number(values.wait) * 1000;
  const problems = await verifyUntil(end, { url, publicDir: 'public', headers, endpoints });
  if (endpoints.length === 0) console.log('No form has an endpoint.');
  console.log(problems.length ? problems.join('\n') : `${url} is the build in public/.`);
  process.exitCode = problems.length ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(errorMessage(error));
  process.exitCode = 1;
});
