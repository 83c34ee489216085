/** Headers for all paths that match a pattern. */
export interface HeaderRule {
  /** A path in which `*` stands for anything. */
  readonly path: string;
  readonly set: Readonly<Record<string, string>>;
}

/** The Cache-Control of what has none in `_headers`: kept, but asked for anew before each use. */
export const revalidate = 'no-cache';

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
