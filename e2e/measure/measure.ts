/**
 * `npx tsx e2e/measure/measure.ts [path…] [--runs 3] [--against DIR]`: the last build and a copy of it without scripts, or
 * another build, visited in turns by Lighthouse as a slow phone would; then how soon the site answers to presses and keys. Prints both side by
 * side and ends with 1 when something is over `budgets.ts`.
 */
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { routes } from '../../src/testing/routes';
import { createSiteServer } from '../../plugins/gatsby-plugin-static-host/server';
import { listen } from '../../src/testing/listen';
import { audit } from './audit';
import { budgets } from '../../src/testing/budgets';
import { interactions } from './interactions';
import { type Comparison, compare, overBudget } from './compare';
import { type Audit, Unfinished } from './report';
import { copyWithoutScripts } from './withoutScripts';

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, against: { type: 'string' } },
  allowPositionals: true,
});

async function serve(publicDir: string): Promise<{ base: string; close: () => Promise<void> }> {
  const { port, close } = await listen(createSiteServer({ publicDir }));
  return { base: `http://localhost:${port}`, close };
}

/** One visit that finished: where the browser stumbled, a second or third. */
async function audited(url: string, categories: readonly string[], left = 2): Promise<Audit> {
  return audit(url, categories).catch((error: unknown) => {
    if (!(error instanceof Unfinished) || left === 0) throw error;
    console.log(`${url}: visited anew. ${error.message}`);
    return audited(url, categories, left - 1);
  });
}

/** Both copies of a page, in turns, so that whatever else the machine does falls on both. */
async function visit(path: string, base: string, bare: string): Promise<Comparison> {
  const site = [];
  const plain = [];
  for (let run = 0; run < Number(values.runs); run++) {
    site.push(await audited(base + path, Object.keys(budgets.scores)));
    plain.push(await audited(bare + path, ['performance']));
  }
  return compare(path, site, plain);
}

async function main(): Promise<void> {
  const bareDir = values.against ?? copyWithoutScripts(resolve('public'));
  const site = await serve(resolve('public'));
  const bare = await serve(bareDir);
  const problems: string[] = [];
  try {
    for (const { path } of routes.filter((route) => positionals.length === 0 || positionals.includes(route.path))) {
      const comparison = await visit(path, site.base, bare.base);
      console.log(comparison.line);
      problems.push(...overBudget(comparison));
    }
    if (positionals.length === 0) {
      for (const { name, milliseconds, budget } of await interactions(site.base)) {
        const line = `${name} in ${Math.round(milliseconds)} ms`;
        console.log(line);
        if (milliseconds > budget) problems.push(`${line}: more than ${budget}`);
      }
    }
  } finally {
    await site.close();
    await bare.close();
    if (!values.against) rmSync(bareDir, { recursive: true });
  }
  console.log(problems.length ? `\nOver budget:\n${problems.join('\n')}` : '\nEvery page is within its budget.');
  process.exitCode = problems.length ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
