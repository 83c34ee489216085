/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

// The workflows cannot run here. What can be known of them: who may do what, what they run, and that it is there.

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly environment?: unknown;
  readonly 'timeout-minutes'?: number;
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly concurrency?: { readonly 'cancel-in-progress': boolean };
  readonly jobs: Readonly<Record<string, Job>>;
}

const folder = '.github/workflows';
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const files = readdirSync(folder);
const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');
/** Every first group of a pattern in a text. */
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, group = '']) => group);

it('one shows what a pull request changes, one publishes', () => {
  expect(files).toEqual(expect.arrayContaining(['changes.yml', 'check.yml', 'publish.yml']));
});

describe.each(files)('%s', (file) => {
  const text = read(file);
  const { on, permissions, concurrency, jobs } = parse(text) as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  it('takes every action by its digest, and says which version that is', () => {
    const uses = all(text, /uses: (.*)/g);
    expect(uses).toHaveLength(steps.filter((step) => step.uses).length);
    for (const each of uses) expect(each).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('may read at most, and a job that may more has neither the code of the repository nor its packages', () => {
    expect(permissions).toEqual(file === 'publish.yml' ? {} : { contents: 'read' });
    for (const job of Object.values(jobs).filter((each) => Object.values(each.permissions ?? {}).includes('write')))
      expect(job.steps.filter((step) => step.run ?? step.uses?.startsWith('actions/checkout'))).toEqual([]);
  });

  it('leaves no token in the files', () => {
    for (const step of steps.filter(({ uses }) => uses?.startsWith('actions/checkout')))
      expect(step.with).toMatchObject({ 'persist-credentials': false });
  });

  it('gives secrets to jobs of an environment alone, and none where a pull request runs', () => {
    expect(on).not.toHaveProperty('pull_request_target');
    if ('pull_request' in on) expect(text).not.toContain('secrets.');
    for (const job of Object.values(jobs).filter((each) => JSON.stringify(each).includes('secrets.')))
      expect(job.environment).toBeDefined();
  });

  it('has no command that a variable can change', () => {
    expect(steps.filter(({ run }) => run?.includes('${{'))).toEqual([]);
  });

  it('ends, and does not run beside itself', () => {
    expect(concurrency).toHaveProperty('cancel-in-progress');
    for (const job of Object.values(jobs)) expect(job['timeout-minutes']).toBeLessThanOrEqual(45);
  });

  it('runs what is there', () => {
    const commands = steps.map(({ run = '' }) => run).join('\n');
    expect(all(commands, /npm run ([\w:]+)/g).filter((name) => !(name in scripts))).toEqual([]);
    expect(all(commands, /npx tsx (\S+)/g).filter((path) => !existsSync(path))).toEqual([]);
  });
});
