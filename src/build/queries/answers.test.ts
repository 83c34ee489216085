/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answersFile, keepAnswers } from './answers';
import { documentedQueries } from './documented';

const markdown = `# Queries

\`\`\`graphql
{ notUnderAHeadline }
\`\`\`

## The first?

What it is for.

\`\`\`graphql
query First {
  film { title }
}
\`\`\`

### What comes back

\`\`\`json
{ "film": { "title": "Rift" } }
\`\`\`

## Words alone

## The second?

\`\`\`graphql
{ office { city } }
\`\`\`
`;

const [first, second] = ['query First {\n  film { title }\n}\n', '{ office { city } }\n'];

describe('the queries of a document', () => {
  it('stand under a headline of the second level, each with what is printed below it', () => {
    expect(documentedQueries(markdown)).toEqual([
      { title: 'The first?', text: first, excerpt: '{ "film": { "title": "Rift" } }\n' },
      { title: 'The second?', text: second, excerpt: undefined },
    ]);
  });

  it('are none where there is no headline', () => {
    expect(documentedQueries('# Queries\n')).toEqual([]);
  });
});

describe('keeping answers', () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'queries-'));
    mkdirSync(join(root, '.cache'));
    mkdirSync(join(root, 'docs'));
  });

  afterEach(() => rmSync(root, { recursive: true }));

  it('asks each query and writes down what came back, faults in their own words', async () => {
    writeFileSync(join(root, 'docs/queries.md'), markdown);
    const data = { film: { title: 'Rift' } };
    const ask = jest.fn(async (text: string) =>
      text === first ? { data } : { errors: [{ message: 'no field "office"', locations: [] }] },
    );
    await keepAnswers(root, ask);
    expect(JSON.parse(readFileSync(join(root, answersFile), 'utf8'))).toEqual([
      { text: first, data },
      { text: second, errors: [{ message: 'no field "office"' }] },
    ]);
  });

  it('does nothing where there is no such document', async () => {
    const ask = jest.fn();
    await keepAnswers(root, ask);
    expect(ask).not.toHaveBeenCalled();
    expect(existsSync(join(root, answersFile))).toBe(false);
  });
});
