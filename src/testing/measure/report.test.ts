import { readReport } from './report';

const report = {
  audits: {
    'largest-contentful-paint': { score: 0.8, title: 'Largest Contentful Paint', numericValue: 2600 },
    'total-blocking-time': { score: 1, title: 'Total Blocking Time', numericValue: 12 },
    'cumulative-layout-shift': { score: 1, title: 'Cumulative Layout Shift', numericValue: 0.001 },
    'total-byte-weight': { score: 0, title: 'Payloads', numericValue: 200_000 },
  },
  categories: {
    performance: {
      id: 'performance',
      score: 0.965,
      auditRefs: [
        { id: 'largest-contentful-paint', weight: 25 },
        { id: 'total-blocking-time', weight: 30 },
        { id: 'total-byte-weight', weight: 0 },
      ],
    },
  },
};

it('reads scores, times and what cost points', () => {
  expect(readReport(JSON.stringify(report))).toEqual({
    scores: { performance: 97 },
    lcp: 2600,
    blocking: 12,
    shift: 0.001,
    bytes: 200_000,
    lost: ['largest-contentful-paint (Largest Contentful Paint)'],
  });
});

it('takes no score from a visit that ended with a runtime error', () => {
  const runtimeError = { code: 'NO_NAVSTART', message: 'Something went wrong with recording the trace' };
  const json = JSON.stringify({ ...report, runtimeError });
  expect(() => readReport(json)).toThrow('NO_NAVSTART: Something went wrong with recording the trace');
});

it('takes no missing score for a nought', () => {
  const performance = { ...report.categories.performance, score: null };
  const json = JSON.stringify({ ...report, categories: { performance } });
  expect(() => readReport(json)).toThrow('no score for performance');
});
