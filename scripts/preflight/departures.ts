import { counts, values } from '../../config/specification';
import { type Content, entriesOf, type Problem, problemAt } from '../../plugins/gatsby-plugin-content';

/** Where the content departs from the counts and values of the specification: to be known, and nothing that has to be mended. */
export const departures = (content: Content): readonly Problem[] => [
  ...Object.entries(counts).flatMap(([type, count]) => {
    const all = entriesOf(content, type);
    const message = `${all.length} ${type} entries; the specification has ${count}`;
    return all[0] && all.length !== count ? problemAt(all[0], '', { message }) : [];
  }),
  ...Object.entries(values).flatMap(([name, wanted]) => {
    const [type = '', field = ''] = name.split('.');
    return entriesOf(content, type).flatMap((entry, at) => {
      const message = `"${field}" is ${String(entry.value[field])}; the specification has ${String(wanted[at])}`;
      return at >= wanted.length || entry.value[field] === wanted[at] ? [] : problemAt(entry, field, { message });
    });
  }),
];
