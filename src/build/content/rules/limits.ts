import { type Constraint, constraintOn } from '../constraints';
import type { Rule } from '../content';
import type { Fault } from '../fault';
import type { TypedScalar } from '../shape';
import { faultAt } from '../source';

/** A text as a slug: small letters, digits and hyphens, accents left off. */
const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Nothing is published in a year beyond the next. */
const day: Constraint = { yearsAhead: 1 };

const between = (least: number | undefined, most: number | undefined): string => {
  if (least === undefined) return `at most ${most}`;
  return most === undefined ? `at least ${least}` : `${least} to ${most}`;
};

const ofText = ({ source, field, node }: TypedScalar, constraint: Constraint): Fault[] => {
  const { pattern, form, minLength, maxLength, quoted } = constraint;
  const { value, start, style } = node;
  if (value.trim() === '') return [];
  if (pattern && !pattern.test(value)) {
    const slug = field.name === 'slug' || field.name === 'key' ? slugOf(value) : '';
    const suggestion = slug === '' ? undefined : `did you mean "${slug}"?`;
    return [faultAt(source, start, `"${value}" is not a good "${field.name}"`, { expected: form, suggestion })];
  }
  const length = [...value].length;
  if (length < (minLength ?? 0) || length > (maxLength ?? Infinity)) {
    const expected = `${between(minLength === 1 ? undefined : minLength, maxLength)}`;
    return [faultAt(source, start, `"${field.name}" is ${length} characters long`, { expected })];
  }
  if (quoted && style === 'plain') {
    const suggestion = `write "${value}"`;
    return [faultAt(source, start, `"${field.name}" is not in quotation marks`, { suggestion })];
  }
  return [];
};

const ofNumber = ({ source, field, node }: TypedScalar, constraint: Constraint): Fault[] => {
  const { minimum, yearsAhead } = constraint;
  const maximum = yearsAhead === undefined ? constraint.maximum : new Date().getFullYear() + yearsAhead;
  const number = field.type === 'Date' ? Number(node.value.slice(0, 4)) : Number(node.value);
  if (number >= (minimum ?? -Infinity) && number <= (maximum ?? Infinity)) return [];
  const expected = between(minimum, maximum);
  return [faultAt(source, node.start, `"${field.name}" is out of range: ${node.value}`, { expected })];
};

/** Lengths, ranges and forms that are more than a GraphQL type can say. */
export const limits: Rule = ({ scalars }) =>
  scalars.flatMap((scalar) => {
    const { owner, field, fits } = scalar;
    const constraint = fits ? (field.type === 'Date' ? day : constraintOn(owner, field.name)) : undefined;
    if (!constraint || field.link !== undefined) return [];
    return ['Int', 'Float', 'Date'].includes(field.type) ? ofNumber(scalar, constraint) : ofText(scalar, constraint);
  });
