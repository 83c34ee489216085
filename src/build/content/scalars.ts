import type { Contract, ContractField } from './contract';
import type { Fault } from './fault';
import { faultAt, type Source } from './source';
import { anyOf, didYouMean } from './suggest';
import type { ScalarNode } from './tree';

/** What an unquoted word is taken for by readers of YAML 1.1 and 1.2, one of which is Gatsby's. */
const readings: readonly (readonly [RegExp, string])[] = [
  [/^(?:~|null)$/i, 'nothing at all'],
  [/^(?:y|yes|n|no|true|false|on|off)$/i, 'true or false'],
  [/^\d{4}-\d\d?-\d\d?(?:[Tt ].*)?$/, 'a moment in time'],
  [/^[-+]?\d[\d_]*(?::[0-5]?\d)+(?:\.\d*)?$/, 'a number of seconds'],
  [/^[-+]?0o?[0-7]+$/, 'a number with the base 8'],
  [/^[-+]?(?:0x[\da-f]+|0b[01]+)$/i, 'a number'],
  [/^[-+]?(?:\d[\d_]*(?:\.[\d_]*)?|\.\d[\d_]*)(?:e[-+]?\d+)?$/i, 'a number'],
  [/^[-+]?\.(?:inf|nan)$/i, 'a number'],
];

/** What a text without quotation marks would be taken for instead of a text, or undefined if it stays one. */
export const takenFor = (value: string): string | undefined => readings.find(([pattern]) => pattern.test(value))?.[1];

const quote = (value: string): string => `put it in quotation marks: "${value}"`;

const isDay = (value: string): boolean => {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value) ?? [];
  // A day the month does not have lies in another month.
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1;
};

/** What an editor writes for a field: the words behind 'expected'. */
export const kindOf = ({ type, link }: Pick<ContractField, 'type' | 'link'>, contract: Contract): string => {
  if (link !== undefined) return `the ${link} of one ${type}`;
  switch (type) {
    case 'Int':
      return 'a whole number';
    case 'Float':
      return 'a number';
    case 'Boolean':
      return 'true or false';
    case 'Date':
      return 'a day such as "2026-10-14"';
    case 'File':
      return 'the path of a picture';
  }
  const values = contract.enums.get(type)?.values;
  if (values) return anyOf(values.map(({ name }) => name));
  const fields = contract.types.get(type)?.fields;
  return fields ? `fields (${[...fields.keys()].slice(0, 4).join(', ')}${fields.size > 4 ? ', …' : ''})` : 'a text';
};

const text = (source: Source, { name, type }: ContractField, node: ScalarNode): Fault[] => {
  const taken = node.style === 'plain' ? takenFor(node.value) : undefined;
  if (taken !== undefined) {
    const message = `"${name}" is not in quotation marks and would be read as ${taken}`;
    return [faultAt(source, node.start, message, { suggestion: quote(node.value) })];
  }
  if (type === 'Date' && !isDay(node.value)) {
    const expected = 'year, month and day: "2026-10-14"';
    return [faultAt(source, node.start, `"${node.value}" is not a day of the calendar`, { expected })];
  }
  return [];
};

const plainValue = (source: Source, { name, type }: ContractField, node: ScalarNode, contract: Contract): Fault[] => {
  const patterns: Record<string, RegExp> = {
    Int: /^-?(?:0|[1-9]\d*)$/,
    Float: /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/,
    Boolean: /^(?:true|false)$/,
  };
  const pattern = patterns[type];
  if (!pattern) return [];
  const fits = pattern.test(node.value);
  if (fits && node.style === 'plain') return [];
  const expected = kindOf({ type }, contract);
  if (fits) {
    const message = `"${name}" is in quotation marks and would be read as a text`;
    return [faultAt(source, node.start, message, { expected, suggestion: `write ${node.value}` })];
  }
  const lower = node.value.toLowerCase();
  const truth: Record<string, string> = { yes: 'true', on: 'true', y: 'true', no: 'false', off: 'false', n: 'false' };
  const meant = type === 'Boolean' ? (truth[lower] ?? (pattern.test(lower) ? lower : undefined)) : undefined;
  const suggestion = meant && `write ${meant}`;
  return [faultAt(source, node.start, `"${node.value}" in "${name}" is not ${expected}`, { suggestion })];
};

/**
 * Checks a scalar against the type of its field: what is written, and whether Gatsby reads it as that type.
 *
 * @returns its faults; none if it fits
 */
export const checkScalar = (source: Source, field: ContractField, node: ScalarNode, contract: Contract): Fault[] => {
  const values = contract.enums.get(field.type)?.values.map(({ name }) => name);
  if (values) {
    if (values.includes(node.value)) return [];
    const message = `"${node.value}" is not a value of "${field.name}"`;
    return [
      faultAt(source, node.start, message, { expected: anyOf(values, 12), suggestion: didYouMean(node.value, values) }),
    ];
  }
  return ['Int', 'Float', 'Boolean'].includes(field.type)
    ? plainValue(source, field, node, contract)
    : text(source, field, node);
};
