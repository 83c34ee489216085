/** Another way to write a line that YAML cannot read, or reads differently, and the message that asks for it. */
export interface Repair {
  readonly to: string;
  readonly message: string;
}

/** Puts a text in quotation marks. Those that it has around it, and signs of a list or a block, are left out. */
export const inQuotes = (text: string): string => {
  const bare = text.replace(/^(?:[-*>|][+-]? +)+/, '').replace(/^\*+([^*]+)\*+$/, '$1');
  const around = /^["“]([^"”]*)["”]?$|^['‘](?=.*['’]$|[^'’]*$)(.*?)['’]?$/.exec(bare);
  const inner = around ? (around[1] ?? around[2] ?? '') : bare.replace(/^'/, '‘');
  return `'${inner.replaceAll("'", '’')}'`;
};

/** Asks for quotation marks around the text in a line. */
export const quoted = (line: string, why?: string): Repair => {
  const [, before = '', text = ''] = /^( *(?:- +(?:[\w-]+: +)?|[\w-]+: +))(.*\S)/.exec(line) ?? [];
  const to = text ? before + inQuotes(text) : line;
  const isOpen = /^["'‘“]/.test(text);
  const sign = isOpen
    ? 'with its quotation mark inside, or without a second one,'
    : 'with a sign at its beginning, or ": " inside,';
  return { to, message: `a text ${why ?? sign} must be in quotation marks; write ${to.trim()}` };
};

/** Asks for the hyphen of an entry, if another entry begins with the same field. */
const entryIn = (lines: readonly string[], line: string): readonly Repair[] => {
  const [field] = /^\w+:/.exec(line.trimStart()) ?? [];
  const isFirst = !field || new RegExp(`^ *- +${field}`, 'm').test(lines.join('\n'));
  return isFirst ? [asEntry(line)] : [];
};

/** Asks for the bracket that a list has lost at its end. */
const closed = (line: string): Repair => {
  const to = line.replace(/: \[[^[\]]*,[^[\]]*$/, '$&]');
  return { to, message: `a list in brackets ends with "]"; write ${to.trim()}` };
};

/** Asks for the hyphen of an entry that begins in a line. */
export const asEntry = (line: string): Repair => {
  const to = line.replace(/^( *)(?:[*•–—] *|-(?=\S))/, '$1- ').replace(/^( *) {2}(?=\w)|^(?=\w)/, '$1- ');
  return { to, message: `an entry of a list begins with "- "; write ${to.trim()}` };
};

/** Asks for another number of spaces before a line. */
export const indentedBy = (line: string, right: number): Repair => {
  const text = line.trimStart();
  const count = line.length - text.length;
  const message = `the spaces before this line do not fit the lines around it; write ${right} in place of ${count}`;
  return { to: ' '.repeat(right) + text, message };
};

/** Asks for the hyphen of the entry above, for the same spaces before a line as before the lines around it, or for two more. */
const indented = (lines: readonly string[], at: number): readonly Repair[] => {
  const line = lines[at] ?? '';
  const around = [lines.slice(0, at).findLast((one) => one.trim()), lines.slice(at + 1).find((one) => one.trim())];
  const counts = around.flatMap((one = '') => [/^[ -]*/, /^ */].map((start) => start.exec(one)?.[0].length ?? 0));
  const [hyphen = ''] = /^ *- (?!\w+: )/.exec(around[0] ?? '') ?? [];
  const isText = hyphen && !/^ *(?:- |\w+:)/.test(line);
  return [
    ...(isText ? [asEntry(hyphen + line.trimStart())] : []),
    ...[...counts, (counts[0] ?? 0) + 2].map((right) => indentedBy(line, right)),
  ];
};

/** Returns ways to repair a line that cannot be read, or a line above it, each with the number of its line. */
export const repairsOf = (lines: readonly string[], failure: number): ReadonlyArray<readonly [number, Repair]> => {
  const above = lines.slice(0, failure + 1).flatMap((line, at) => (/^ *[^# ]/.test(line) ? at : []));
  const [last, one, ...others] = above.reverse();
  const near = [last, one].flatMap((at = 0) => {
    const line = lines[at] ?? '';
    const to = line.replace(/^( *(?:- +)?\w+)(?: *= *| *:(?=\S))/, '$1: ');
    const field = { to, message: `a field has ": " after its name; write ${to.trim()}` };
    return [field, closed(line), quoted(line), ...entryIn(lines, line), ...indented(lines, at)].map(
      (repair) => [at, repair] as const,
    );
  });
  // Far above only an open quotation mark or bracket can be the cause, or the first line of the file.
  const open = others.filter((at) => /^ *(?:- +)?(?:\w+: +)?["'[{]/.test(lines[at] ?? '')).slice(0, 40);
  const far = open.flatMap((at) => [closed, quoted].map((repair) => [at, repair(lines[at] ?? '')] as const));
  const named = above.find((at) => /^ *(?:- +)?\w+: *$/.test(lines[at] ?? '')) ?? 0;
  const block = {
    to: `${lines[named]?.trimEnd()} |-`,
    message: 'a text of several lines needs "|-" after the name of its field; write ',
  };
  far.unshift([named, { ...block, message: block.message + block.to.trim() }]);
  const first = above.at(-1) ?? 0;
  return [...near, ...far, ...entryIn(lines, lines[first] ?? '').map((one) => [first, one] as const)].filter(
    ([at, { to }]) => to !== lines[at],
  );
};
