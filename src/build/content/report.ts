import { styleText } from 'node:util';
import { type Fault, sentence } from './fault';
import { count } from './suggest';

type Style = Parameters<typeof styleText>[0];

/** Where the report goes has been decided before: Node must not look at its own output again. */
const colour = (style: Style, text: string): string => styleText(style, text, { validateStream: false });

/** The last line: how many there are. */
const summary = (faults: readonly Fault[]): string => {
  const errors = faults.filter(({ severity }) => severity === 'error').length;
  const warnings = faults.length - errors;
  if (faults.length === 0) return 'The content has no faults.';
  const files = new Set(faults.map(({ file }) => file)).size;
  const parts = [errors > 0 && count(errors, 'fault'), warnings > 0 && count(warnings, 'warning')].filter(Boolean);
  return `${parts.join(' and ')} in ${count(files, 'file')}.`;
};

const place = ({ file, line, column }: Fault): string => `${file}:${line}:${column}`;
const mark = ({ severity }: Fault): string => (severity === 'warning' ? 'warning: ' : '');

/** One line a fault, as `data/films.yaml:12:3  unknown field "titel" on Film; did you mean "title"?`. */
const plain = (faults: readonly Fault[]): string =>
  [...faults.map((fault) => `${place(fault)}  ${mark(fault)}${sentence(fault)}`), summary(faults)].join('\n');

const terminal = (faults: readonly Fault[]): string => {
  const lines = faults.map((fault) => {
    const rest = sentence({ ...fault, message: '' });
    const alarm = fault.severity === 'warning' ? 'yellow' : 'red';
    return `${colour('cyan', place(fault))}  ${colour(alarm, mark(fault) + fault.message)}${rest && colour('dim', `; ${rest}`)}`;
  });
  return [...lines, colour(['bold', faults.length === 0 ? 'green' : 'reset'], summary(faults))].join('\n');
};

const json = (faults: readonly Fault[]): string => JSON.stringify(faults, null, 2);

const escapeData = (text: string): string => text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
const escapeProperty = (text: string): string => escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C');

/** Workflow commands that GitHub shows beside the line of a pull request. */
const github = (faults: readonly Fault[]): string =>
  [
    ...faults.map((fault) => {
      const { file, line, column, severity } = fault;
      return `::${severity} file=${escapeProperty(file)},line=${line},col=${column}::${escapeData(sentence(fault))}`;
    }),
    summary(faults),
  ].join('\n');

/** The ways faults can be written down. */
export const formats = { terminal, plain, json, github } as const;

/** The name of one of the formats. */
export type Format = keyof typeof formats;

/** True if a word names a format. */
export const isFormat = (word: string | undefined): word is Format =>
  word !== undefined && Object.hasOwn(formats, word);

/**
 * The format for where the report goes: annotations on GitHub, colours on a terminal that wants them, plain lines elsewhere.
 *
 * @param env - the environment: `GITHUB_ACTIONS` and `NO_COLOR` count
 * @param isTerminal - true if the output is a terminal
 */
export const chooseFormat = (env: NodeJS.ProcessEnv, isTerminal: boolean): Format => {
  if (env.GITHUB_ACTIONS) return 'github';
  return isTerminal && !env.NO_COLOR ? 'terminal' : 'plain';
};
