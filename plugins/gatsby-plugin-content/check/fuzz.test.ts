/** @jest-environment node */
import { fuzz } from './testing/fuzz';

// The scheduled workflow runs fuzz.slow.ts, which makes more edits.
it('reads random edits of all files without an error', async () => expect(await fuzz(4, 1, [])).toEqual([]));
