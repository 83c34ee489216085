/** @jest-environment node */
import { rmSync } from 'node:fs';
import { checkContent } from './check';
import { type Fault, sentence } from './fault';
import { make, type Mistake, placeOf } from './testing/mistake';
import { bytes } from './testing/mistakes/bytes';
import { limits } from './testing/mistakes/limits';
import { links } from './testing/mistakes/links';
import { files, pictures } from './testing/mistakes/pictures';
import { shape } from './testing/mistakes/shape';
import { syntax } from './testing/mistakes/syntax';
import { texts } from './testing/mistakes/texts';
import { values } from './testing/mistakes/values';
import { makeSite } from './testing/site';

const mistakes: readonly Mistake[] = [
  ...syntax,
  ...bytes,
  ...shape,
  ...values,
  ...limits,
  ...texts,
  ...links,
  ...pictures,
  ...files,
];

const isSaid = ({ mistake, at }: { mistake: Mistake; at: string }, fault: Fault): boolean =>
  placeOf(fault) === at &&
  fault.message.includes(mistake.says) &&
  sentence(fault).includes(mistake.advises ?? '') &&
  fault.severity === (mistake.severity ?? 'error');

// A machine that is busy with a build takes seconds to write a site to its disk.
jest.setTimeout(60_000);

describe('the content check', () => {
  let root: string;
  beforeAll(async () => {
    root = await makeSite();
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it('finds nothing in a site without mistakes', async () => {
    expect(await checkContent(root)).toEqual([]);
  });

  it('finds them all at once in one copy of the content', async () => {
    const together = mistakes.filter(({ alone }) => !alone);
    const { expected, undo } = await make(root, together);
    const faults = await checkContent(root);
    undo();
    const missed = expected.filter((one) => !faults.some((fault) => isSaid(one, fault)));
    expect(missed.map(({ mistake, at }) => `${at} ${mistake.name}`)).toEqual([]);
    expect(together.length).toBeGreaterThan(40);
  });

  it.each(mistakes.map((mistake) => [mistake.name, mistake] as const))('finds %s', async (_name, mistake) => {
    const { expected, undo } = await make(root, [mistake]);
    const faults = await checkContent(root);
    undo();
    const said = expected.flatMap((one) => faults.filter((fault) => isSaid(one, fault)));
    // The whole report stands in the message of a failure.
    expect({ at: said.map(placeOf), faults }).toEqual({ at: expected.map(({ at }) => at), faults });
    expect(faults).toHaveLength(1 + (mistake.others ?? 0));
  });

  it('finds nothing in the content of this site', async () => {
    expect(await checkContent(process.cwd())).toEqual([]);
  });
});
