/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFull } from '../../../e2e/support/full';
import { randomFrom } from '../../../src/testing/random';
import { contentFiles, namesIn, readSchema } from '../schema/schema';
import { parseYaml } from './syntax';

// An editor knows no word of YAML's grammar, and what a message asks to write can be read.

const root = process.cwd();
const files = contentFiles(readSchema(root)).map(({ path, type }) => ({
  text: readFileSync(join(root, 'data', path), 'utf8'),
  fields: namesIn(type),
}));

/** Words of the two parsers. */
const grammar =
  /\b(?:mapping|sequence|scalar|flow|block|alias|anchor|tag|token|document|node|directive|indicator|implicit|explicit|stream|collection|plain|unexpected|unidentified|parser?|js-yaml|YAMLException|undefined|null)\b/i;

const random = randomFrom(11);
const below = (count: number) => Math.floor(random() * count);
const letters = [...'{}[]*&!|>-?#@%"\'`:,=~<\\ \n\t_.…•’“a1Z'];

/** Returns a text in which one letter is added, left out or replaced. */
const edit = (text: string): string => {
  const at = below(text.length);
  return text.slice(0, at) + (random() < 0.2 ? '' : letters[below(letters.length)]) + text.slice(at + below(2));
};

it('says nothing in the words of a parser after one-letter edits, and shows lines that can be read', () => {
  let written = 0;
  for (let round = 0; round < (isFull ? 10_000 : 1000); round += 1) {
    const { text: right = '', fields = [] } = files[below(files.length)] ?? {};
    const text = edit(right);
    for (const { offset, message } of parseYaml(text, fields).problems) {
      const [said = '', line] = message.split(/write (?=[^;]*$)/);
      expect(said).not.toMatch(grammar);
      if (line === undefined || !/must be in quotation marks/.test(said)) continue;
      const lines = text.split('\n');
      const at = text.slice(0, offset).split('\n').length - 1;
      const spaces = ' '.repeat(lines[at]?.search(/\S/) ?? 0);
      const again = parseYaml(lines.with(at, spaces + line).join('\n'), fields).problems;
      expect(again.filter((problem) => problem.offset === offset && problem.message === message)).toEqual([]);
      written += 1;
    }
  }
  expect(written).toBeGreaterThan(0);
});
