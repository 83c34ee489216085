import { Unfinished } from './report';

/** How often a visit that did not finish is made anew. */
const repeats = 2;

/**
 * Makes a visit, and makes it anew when it did not finish: one stumble of the browser is no reason to throw away all that
 * has been measured before.
 * @param url the page, for the terminal
 * @param visit a visit, as often as it is called
 * @param say takes a line about every repeat
 * @throws Unfinished, with the page, when no visit finished; at once, whatever else a visit throws
 */
export async function untilFinished<Visit>(
  url: string,
  visit: () => Promise<Visit>,
  say: (line: string) => void,
): Promise<Visit> {
  for (let repeat = 1; ; repeat++) {
    try {
      return await visit();
    } catch (error) {
      if (!(error instanceof Unfinished)) throw error;
      if (repeat > repeats) throw new Unfinished(`${url}: ${repeat} visits did not finish. ${error.message}`);
      say(`${url}: visited anew, ${repeat} of ${repeats}. ${error.message}`);
    }
  }
}
