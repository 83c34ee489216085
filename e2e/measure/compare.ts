import { budgets } from '../../src/testing/budgets';
import type { Audit } from './report';

/** A page beside its copy without scripts: the median of several visits each. */
export interface Comparison {
  readonly path: string;
  readonly site: Audit;
  readonly bare: Audit;
  /** How much later the first thing stands with scripts, and the largest picture or text: ratios. */
  readonly ratios: { readonly fcp: number; readonly lcp: number };
  /** All of it in one line, to print. */
  readonly line: string;
}

/** The visit in the middle, by when the largest picture or text stood, or the first of either. */
const median = (audits: readonly Audit[], by: 'fcp' | 'lcp' = 'lcp'): Audit => {
  const middle = [...audits].sort((a, b) => a[by] - b[by])[Math.floor(audits.length / 2)];
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
  const ratios = { fcp: median(visits, 'fcp').fcp / median(bareVisits, 'fcp').fcp, lcp: site.lcp / bare.lcp };
  const line = [
    path.padEnd(14),
    `${Object.values(site.scores).join(' ')} (bare ${Object.values(bare.scores).join(' ')})`,
    `LCP ${seconds(site.lcp)} (bare ${seconds(bare.lcp)}, ×${ratios.lcp.toFixed(3)})`,
    `FCP ×${ratios.fcp.toFixed(3)}`,
    `TBT ${Math.round(site.blocking)} ms (bare ${Math.round(bare.blocking)} ms)`,
    `CLS ${site.shift.toFixed(3)}`,
    `${kilobytes(site.bytes)} (bare ${kilobytes(bare.bytes)})`,
  ].join('  ');
  return { path, site, bare, ratios, line };
}

/** What of a page is over its budget, a line each. */
export function overBudget({ path, site, ratios }: Comparison): string[] {
  const problems = Object.entries(budgets.scores).flatMap(([category, least]) =>
    (site.scores[category] ?? 0) < least ? [`${category} is ${site.scores[category]}: ${site.lost.join(', ')}`] : [],
  );
  for (const [name, ratio] of Object.entries(ratios)) {
    if (ratio > budgets.ratios[name as keyof typeof ratios])
      problems.push(`${name.toUpperCase()} is ${ratio.toFixed(3)} times that of the page without scripts`);
  }
  if (site.blocking > budgets.blocking) problems.push(`scripts block for ${Math.round(site.blocking)} ms`);
  if (site.shift > budgets.shift) problems.push(`things move by ${site.shift.toFixed(3)}`);
  return problems.map((problem) => `${path}: ${problem}`);
}
