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
export const quoted = (line: string, why = 'that begins with a sign, or has ": " in it,'): Repair => {
  const [, before = '', text = ''] = /^( *(?:- +(?:[\w-]+: +)?|[\w-]+: +))(.*\S)/.exec(line) ?? [];
  const to = text ? before + inQuotes(text) : line;
  return { to, message: `a text ${why} must be in quotation marks; write ${to.trim()}` };
};

/** Asks for the hyphen of an entry that begins in a line. */
export const asEntry = (line: string): Repair => {
  const to = line.replace(/^( *)(?:[*•–—] *|-(?=\S))/, '$1- ').replace(/^( *) {2}(?=\w)|^(?=\w)/, '$1- ');
  return { to, message: `an entry of a list begins with "- "; write ${to.trim()}` };
};

/** Asks for the same spaces before a line as before the lines around it, or for two more. */
const indented = (lines: readonly string[], at: number): readonly Repair[] => {
  const text = lines[at]?.trimStart() ?? '';
  const count = (lines[at]?.length ?? 0) - text.length;
  const around = [lines.slice(0, at).findLast((one) => one.trim()), lines.slice(at + 1).find((one) => one.trim())];
  const counts = around.flatMap((line = '') => [/^[ -]*/, /^ */].map((start) => start.exec(line)?.[0].length ?? 0));
  return [...counts, (counts[0] ?? 0) + 2].map((right) => ({
    to: ' '.repeat(right) + text,
    message: `the spaces before this line do not fit the lines around it; write ${right} in place of ${count}`,
  }));
};

/** Returns ways to repair a line that cannot be read, or a line above it, each with the number of its line. */
export const repairsOf = (lines: readonly string[], failure: number): ReadonlyArray<readonly [number, Repair]> => {
  const above = lines.slice(0, failure + 1).flatMap((line, at) => (/^ *[^# ]/.test(line) ? at : []));
  const [last, one, ...others] = above.reverse();
  const near = [last, one].flatMap((at = 0) => {
    const line = lines[at] ?? '';
    const to = line.replace(/^( *(?:- +)?\w+)(?: *= *| *:(?=\S))/, '$1: ');
    const field = { to, message: `a field has ": " after its name; write ${to.trim()}` };
    return [field, quoted(line), asEntry(line), ...indented(lines, at)].map((repair) => [at, repair] as const);
  });
  // Far above only an open quotation mark or bracket can be the cause, or the first line of the file.
  const open = others.filter((at) => /^ *(?:- +)?(?:\w+: +)?["'[{]/.test(lines[at] ?? '')).slice(0, 40);
  const far = open.map((at): readonly [number, Repair] => [at, quoted(lines[at] ?? '')]);
  const named = above.find((at) => /^ *(?:- +)?\w+: *$/.test(lines[at] ?? '')) ?? 0;
  const block = {
    to: `${lines[named]?.trimEnd()} |-`,
    message: 'a text of several lines needs "|-" after the name of its field; write ',
  };
  far.unshift([named, { ...block, message: block.message + block.to.trim() }]);
  const first = above.at(-1) ?? 0;
  return [...near, ...far, [first, asEntry(lines[first] ?? '')] as const].filter(([at, { to }]) => to !== lines[at]);
};
