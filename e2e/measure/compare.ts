import { budgets } from '../../src/testing/budgets';
import type { Audit } from './report';

/** A page beside its copy without scripts: the median of several visits each. */
export interface Comparison {
  readonly path: string;
  readonly site: Audit;
  readonly bare: Audit;
  /** How much later the largest picture or text stands with scripts, as a ratio. */
  readonly ratio: number;
  /** All of it in one line, to print. */
  readonly line: string;
}

/** The visit in the middle, by when the largest picture or text stood. */
const median = (audits: readonly Audit[]): Audit => {
  const middle = [...audits].sort((a, b) => a.lcp - b.lcp)[Math.floor(audits.length / 2)];
  if (!middle) throw new Error('nothing has been measured');
  return middle;
};

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;
const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} KB`;

/**
 * Sets visits of a page beside visits of its copy without scripts.
 * @throws when there are no visits
 */
export function compare(path: string, visits: readonly Audit[], bareVisits: readonly Audit[]): Comparison {
  const site = median(visits);
  const bare = median(bareVisits);
  const ratio = site.lcp / bare.lcp;
  const line = [
    path.padEnd(14),
    `${Object.values(site.scores).join(' ')} (bare ${Object.values(bare.scores).join(' ')})`,
    `LCP ${seconds(site.lcp)} (bare ${seconds(bare.lcp)}, ×${ratio.toFixed(3)})`,
    `TBT ${Math.round(site.blocking)} ms (bare ${Math.round(bare.blocking)} ms)`,
    `CLS ${site.shift.toFixed(3)}`,
    `${kilobytes(site.bytes)} (bare ${kilobytes(bare.bytes)})`,
  ].join('  ');
  return { path, site, bare, ratio, line };
}

/** What of a page is over its budget, a line each. */
export function overBudget({ path, site, ratio }: Comparison): string[] {
  const problems = Object.entries(budgets.scores).flatMap(([category, least]) =>
    (site.scores[category] ?? 0) < least ? [`${category} is ${site.scores[category]}: ${site.lost.join(', ')}`] : [],
  );
  if (ratio > budgets.lcpRatio) problems.push(`LCP is ${ratio.toFixed(3)} times that of the page without scripts`);
  if (site.blocking > budgets.blocking) problems.push(`scripts block for ${Math.round(site.blocking)} ms`);
  if (site.shift > budgets.shift) problems.push(`things move by ${site.shift.toFixed(3)}`);
  return problems.map((problem) => `${path}: ${problem}`);
}
