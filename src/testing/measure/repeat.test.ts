import { untilFinished } from './repeat';
import { Unfinished } from './report';

const url = 'http://localhost/films';
const stumble = new Unfinished('NO_NAVSTART');

/** A visit that stumbles a number of times before it finishes, and what is said meanwhile. */
async function visitAfter(stumbles: number): Promise<{ visit: jest.Mock; said: string[]; result: Promise<string> }> {
  const visit = jest.fn().mockResolvedValue('finished');
  for (let time = 0; time < stumbles; time++) visit.mockRejectedValueOnce(stumble);
  const said: string[] = [];
  const result = untilFinished<string>(url, visit, (line) => said.push(line));
  await result.catch(() => undefined);
  return { visit, said, result };
}

it('has nothing to say about a visit that finishes', async () => {
  const { visit, said, result } = await visitAfter(0);
  await expect(result).resolves.toBe('finished');
  expect(visit).toHaveBeenCalledTimes(1);
  expect(said).toEqual([]);
});

it('repeats a visit up to twice, and says so', async () => {
  const { visit, said, result } = await visitAfter(2);
  await expect(result).resolves.toBe('finished');
  expect(visit).toHaveBeenCalledTimes(3);
  expect(said).toEqual([
    'http://localhost/films: visited anew, 1 of 2. NO_NAVSTART',
    'http://localhost/films: visited anew, 2 of 2. NO_NAVSTART',
  ]);
});

it('gives up after the third, with the page and the reason', async () => {
  const { visit, result } = await visitAfter(3);
  await expect(result).rejects.toThrow('http://localhost/films: 3 visits did not finish. NO_NAVSTART');
  expect(visit).toHaveBeenCalledTimes(3);
});

it('does not repeat what another visit would not mend', async () => {
  const visit = jest.fn().mockRejectedValue(new Error('No Chromium found'));
  const said: string[] = [];
  await expect(untilFinished(url, visit, (line) => said.push(line))).rejects.toThrow('No Chromium found');
  expect(visit).toHaveBeenCalledTimes(1);
  expect(said).toEqual([]);
});
