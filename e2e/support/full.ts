/** True with `FULL=1`, which the nightly workflow sets: all cases are tested. Without it, long tests check a sample. */
export const isFull = process.env.FULL === '1';
