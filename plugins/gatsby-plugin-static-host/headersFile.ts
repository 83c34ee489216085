/** Headers for all paths that match a pattern. */
export interface HeaderRule {
  /** A path in which `*` stands for anything. */
  readonly path: string;
  readonly set: Readonly<Record<string, string>>;
}

/** Cloudflare Pages reads no more rules than this, and skips a line that is longer, in characters. */
const [mostRules, longestLine] = [100, 2000];

/** The text of a `_headers` file. Throws when Cloudflare Pages would ignore part of it: too many rules, or a line too long. */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  if (rules.length > mostRules) {
    throw new Error(`_headers has ${rules.length} rules; Cloudflare Pages reads the first ${mostRules} alone`);
  }
  const lines = rules.flatMap(({ path, set }) => [
    path,
    ...Object.entries(set).map(([name, value]) => `  ${name}: ${value}`),
    '',
  ]);
  const long = lines.find((line) => line.length > longestLine);
  if (long) {
    const size = `${long.length} characters; ${longestLine} is the most`;
    throw new Error(`_headers has a line of ${size}. It begins: ${long.trim().slice(0, 60)}`);
  }
  return [
    '# Written by the build from plugins/gatsby-plugin-static-host/policy.ts; a change made here is lost.',
    '',
    ...lines,
  ].join('\n');
}

/**
 * Reads a `_headers` file: blocks of a path and, indented below it, `Name: value` lines. Comments and lines that are
 * neither are passed over, as hosts do.
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { path: string; set: Record<string, string> }[] = [];
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    if (line.startsWith('/')) rules.push({ path: line, set: {} });
    const [, name, value = ''] = /^([^#/:][^:]*):\s*(.*)$/.exec(line) ?? [];
    const set = rules.at(-1)?.set;
    if (name && set) set[name] = name in set ? `${set[name]}, ${value}` : value;
  }
  return rules;
}

/** Whether a path matches a pattern in which `*` stands for anything, also for slashes and nothing. */
const matches = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`).test(path);

/** The headers a host sends for a path: of all rules that match, values of the same name joined by a comma. */
export function headersFor(rules: readonly HeaderRule[], path: string): Headers {
  const headers = new Headers();
  for (const { set } of rules.filter((rule) => matches(rule.path, path))) {
    for (const [name, value] of Object.entries(set)) headers.append(name, value);
  }
  return headers;
}
