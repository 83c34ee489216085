import { budgets } from '../../src/testing/budgets';
import { compare, overBudget } from './compare';
import type { Audit } from './report';

const visit = (lcp: number, changes: Partial<Audit> = {}): Audit => ({
  scores: { ...budgets.scores },
  fcp: 500,
  lcp,
  blocking: 0,
  shift: 0,
  bytes: 200_000,
  lost: [],
  ...changes,
});

it('compares the visits in the middle', () => {
  const { ratios, line } = compare(
    '/films',
    [visit(1000), visit(9000), visit(1040)],
    [visit(1000), visit(10), visit(1000)],
  );
  expect(ratios).toEqual({ fcp: 1, lcp: 1.04 });
  expect(line).toContain('LCP 1.04 s (bare 1.00 s, ×1.040)');
});

it('has nothing to say about a page within its budget', () => {
  expect(overBudget(compare('/films', [visit(1000)], [visit(1000)]))).toEqual([]);
});

it.each<[string, Partial<Audit>]>([
  ['performance is 99: lcp', { scores: { ...budgets.scores, performance: 99 }, lost: ['lcp'] }],
  ['LCP is 1.060 times', { lcp: 1060 }],
  ['FCP is 1.100 times', { fcp: 550 }],
  ['scripts block for 51 ms', { blocking: 51 }],
  ['things move by 0.100', { shift: 0.1 }],
])('says that %s', (words, changes) => {
  const [problem, ...rest] = overBudget(compare('/films', [visit(1000, changes)], [visit(1000)]));
  expect(problem).toContain(`/films: ${words}`);
  expect(rest).toEqual([]);
});

it('does not compare without a visit', () => {
  expect(() => compare('/films', [], [])).toThrow('nothing has been measured');
});
