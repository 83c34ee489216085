import type { Result } from 'lighthouse';

/** What Lighthouse says of one visit. */
export interface Audit {
  /** By category, of 100. */
  readonly scores: Readonly<Record<string, number>>;
  /** Milliseconds until anything stands. */
  readonly fcp: number;
  /** Milliseconds until the largest picture or text stands. */
  readonly lcp: number;
  /** Total blocking time, in milliseconds. */
  readonly blocking: number;
  /** Cumulative Layout Shift. */
  readonly shift: number;
  /** Bytes that travelled. */
  readonly bytes: number;
  /** Audits that cost points, by name and title. */
  readonly lost: readonly string[];
}

/** A visit that says nothing about the page: the browser or Lighthouse stumbled. */
export class Unfinished extends Error {}

/**
 * Reads what Lighthouse writes of a visit.
 * @param json its report
 * @throws Unfinished when it could not judge the page
 */
export function readReport(json: string): Audit {
  const { audits, categories, runtimeError } = JSON.parse(json) as Result;
  if (runtimeError) throw new Unfinished(`${runtimeError.code}: ${runtimeError.message}`);
  const scores = Object.values(categories).map(({ id, score }): [string, number] => {
    if (score === null) throw new Unfinished(`Lighthouse gives no score for ${id}`);
    return [id, Math.round(score * 100)];
  });
  const value = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  const refs = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  const lost = refs.flatMap(({ id }) => {
    const { score = 1, title = '' } = audits[id] ?? {};
    return score !== null && score < 0.9 ? [`${id} (${title})`] : [];
  });
  return {
    scores: Object.fromEntries(scores),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    lost,
  };
}
