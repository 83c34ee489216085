/** @jest-environment node */
import { fuzz } from './testing/fuzz';

// A part of what fuzz.slow.ts does in the scheduled workflow.
it('survives some random edits of all files', async () => expect(await fuzz(4, 1, [])).toEqual([]));
