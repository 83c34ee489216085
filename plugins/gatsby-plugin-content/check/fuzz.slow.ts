/**
 * Makes 10,000 random edits of the content, the same in each run. It takes minutes, so `npm test` leaves it out; run it with
 * `npx jest --selectProjects fuzz`.
 * @jest-environment node
 */
import { rules } from '../../../config/rules';
import { loadContent } from './content';
import { fuzz } from './testing/fuzz';

jest.setTimeout(1_800_000);

it('reads 10,000 random edits without an error', async () => {
  const rounds = Math.ceil(10_000 / loadContent(process.cwd()).files.length);
  expect(await fuzz(rounds, 58, rules)).toEqual([]);
});
