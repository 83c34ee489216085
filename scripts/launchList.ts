import { byPlace, type Content, describeEntry, type Entry, ofEntries, ofTexts } from '../plugins/gatsby-plugin-content';

/** Matches reserved domain names (RFC 2606 and RFC 6761). */
const reserved =
  /(?:[\w-]+\.)*(?:[\w-]+\.(?:example|test|invalid|local|internal)|example\.(?:com|net|org)|\blocalhost)(?![\w-]|\.\w)/i;

/** Matches invented telephone numbers, which have five zeros in a row. */
const fictitious = /0(?:\D*0){4}/;

/** Returns today's date in UTC, which is also the time in Accra. */
const today = (): string => new Date().toISOString().slice(0, 10);

/** Matches a price, a length of time, or the word 'free'. A sentence with one of these binds the company. */
const binding =
  /[$€£₵]\s?\d|\bGHS \d|\bfree\b|\b(?:an?|\d+|one|two|three|four|five|six|seven|ten) (?:working )?(?:minute|hour|day|week|month|year)s?\b/i;

/** True if an entry is in a file, or part of a file, that is sample copy. */
const isSample = ({ value, parent }: Entry): boolean =>
  value.sample === true || (parent !== undefined && isSample(parent));

/** Functions that find the tasks of a group, by the title of the group. */
const groups = {
  'Sample copy': ofEntries((entry) => ({
    sample: entry.value.sample === true && `${describeEntry(entry)}: confirm it and remove this line`,
  })),
  // Removing `sample: true` from the entry or the page confirms them.
  'Promises in sample copy': ofTexts(({ entry, field, text }) => {
    const isClaim = isSample(entry) && field.name !== 'synopsis';
    const sentences = isClaim ? text.split(/(?<=[.!?])\s+/).filter((sentence) => binding.test(sentence)) : [];
    return sentences.length > 0 && `confirm: ${sentences.join(' ')}`;
  }),
  'Reserved domains': ofTexts(({ field, text }) => {
    const found = reserved.exec(text)?.[0];
    return found && `"${found}" in "${field.name}" is a sample address; write the real one`;
  }),
  'Fictitious telephone numbers': ofTexts(
    ({ field, text }) =>
      (['phone', 'whatsapp'].includes(field.name) || text.startsWith('tel:')) &&
      fictitious.test(text) &&
      `"${text}" is a sample number; write the real one`,
  ),
  'Links and buttons without a destination': ofEntries(
    ({ value }) => ({
      to: value.to === undefined && `"${String(value.label)}" has no "to"; write its address, or remove the entry`,
    }),
    'Action',
  ),
  'Forms that send nothing': ofEntries((form) => {
    const isClosed = form.value.endpoint === undefined && form.value.netlify !== true;
    return {
      endpoint: isClosed && `${describeEntry(form)} sends nothing; add "endpoint" or "netlify: true" (docs/forms.md)`,
    };
  }, 'Form'),
  'Dates in the past': ofTexts(
    ({ field: { type, name }, text }) =>
      type === 'Date' && name !== 'date' && text < today() && `"${name}" was ${text}; write the next date`,
  ),
  // Of all dates, only a field named "date" is a day of publication.
  'News and posts in the future': ofTexts(
    ({ field: { type, name }, text }) =>
      type === 'Date' &&
      name === 'date' &&
      text > today() &&
      `"${name}" is ${text}, in the future; correct it, or publish on that day`,
  ),
};

/** Returns the tasks that are left before the site goes live, by the title of their group. */
export const launchList = (content: Content) =>
  Promise.all(
    Object.entries(groups).map(async ([title, find]) => [title, [...(await find(content))].sort(byPlace)] as const),
  );
