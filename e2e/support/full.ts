/**
 * True with `FULL=1`, as in the scheduled workflow: every case is tested. Otherwise the long tests check a sample, so that `npm test`
 * takes minutes.
 */
export const isFull = process.env.FULL === '1';
