import { type Content, textsIn } from '../content';
import type { Problem } from '../problem';

/** Today in Accra, where clocks show UTC, as YAML files write a day. */
const today = (): string => new Date().toISOString().slice(0, 10);

/**
 * Days by which something had to be done, and which have passed: all but `date`, the day something came out. Pages stay
 * true without anybody's doing, so this is a warning.
 */
export const passedDays = (content: Content): Problem[] =>
  textsIn(content)
    .filter(({ field, text }) => field.type === 'Date' && field.name !== 'date' && text < today())
    .map(({ entry, path, field, text }) => {
      const message = `"${field.name}" has passed: ${text}`;
      return entry.file.problem(path, { message, suggestion: 'write the next one', severity: 'warning' });
    });
