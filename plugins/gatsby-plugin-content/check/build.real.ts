/**
 * `npx jest --selectProjects build`: a real `gatsby build` of a copy of the site with mistakes in its content.
 * @jest-environment node
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { copySite, startGatsby } from './testing/siteCopy';

jest.setTimeout(120_000);

const root = copySite();
afterAll(() => rmSync(root, { recursive: true }));

/** Misspells a field that a file has whatever its editors write: what the check says of it. */
const misspell = (file: string, field: string, type: string): string => {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  const at = lines.findIndex((line) => line.startsWith(`${field}:`));
  lines[at] = `${lines[at]}`.replace(field, `${field}s`);
  writeFileSync(join(root, file), lines.join('\n'));
  return `${file}:${at + 1}:1  unknown field "${field}s" on ${type}; did you mean "${field}"?`;
};

it('ends with every problem, once and plainly, before a file is written', async () => {
  const said = [
    misspell('data/company.yaml', 'tagline', 'Company'),
    misspell('data/interface.yaml', 'openMenu', 'Interface'),
  ];
  const gatsby = startGatsby(root, 'build');
  const ended = new Promise<number | null>((resolve) => gatsby.on('close', resolve));
  const printed = (await Promise.all([text(gatsby.stdout), text(gatsby.stderr)])).join('');
  const [, report = ''] = printed.split(/^error /m);
  const lines = report.split('\n').filter((line) => line !== '' && !line.startsWith('not finished'));
  expect(lines).toEqual([...said, '2 problems.']);
  const written = readdirSync(join(root, 'public'), { recursive: true, withFileTypes: true });
  expect({ status: await ended, written: written.filter((each) => each.isFile()) }).toEqual({ status: 1, written: [] });
});
