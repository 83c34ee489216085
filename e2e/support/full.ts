/**
 * Whether all there is to test is tested, as in the scheduled workflow: `FULL=1`. Otherwise what was tested at length before is
 * sampled, so that `npm test` takes minutes.
 */
export const isFull = process.env.FULL === '1';
