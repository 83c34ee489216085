import { type Fault, sentence } from '../fault';

/** Faults of one file in short, as `12:3 unknown field "titel" on Film; did you mean "title"?`. */
export const said = (faults: readonly Fault[]): string[] =>
  faults.map((fault) => `${fault.line}:${fault.column} ${sentence(fault)}`);
