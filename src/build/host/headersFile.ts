/** Headers for all paths that match a pattern. */
export interface HeaderRule {
  /** A path in which `*` stands for anything. */
  readonly path: string;
  readonly set: Readonly<Record<string, string>>;
}

/** Cloudflare Pages reads no more rules than this, and silently forgets the rest. */
const mostRules = 100;

/** Cloudflare Pages skips a line that is longer, in characters. */
const longestLine = 2000;

/**
 * The text of a `_headers` file, as Netlify and Cloudflare Pages read it.
 * @throws when a host would drop part of it without a word: too many rules, or a line too long
 */
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
    const start = long.trim().slice(0, 60);
    throw new Error(
      `_headers has a line of ${long.length} characters; ${longestLine} is the most. It begins: ${start}`,
    );
  }
  return ['# Written by the build from src/build/host/policy.ts; a change made here is lost.', '', ...lines].join('\n');
}

/**
 * Reads a `_headers` file: blocks of a path and, indented below it, `Name: value` lines. Comments and lines that are
 * neither are passed over, as hosts do.
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { path: string; set: Record<string, string> }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) continue;
    if (content.startsWith('/')) {
      rules.push({ path: content, set: {} });
      continue;
    }
    const colon = content.indexOf(':');
    const open = rules.at(-1);
    if (colon < 1 || !open) continue;
    const name = content.slice(0, colon).trim();
    const value = content.slice(colon + 1).trim();
    const before = open.set[name];
    open.set[name] = before === undefined ? value : `${before}, ${value}`;
  }
  return rules;
}

const escaped = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** Whether a path matches a pattern in which `*` stands for anything, also for slashes and nothing. */
function matches(pattern: string, path: string): boolean {
  return new RegExp(`^${pattern.split('*').map(escaped).join('.*')}$`).test(path);
}

/**
 * Headers a host sends for a path: all rules that match, values of the same name joined by a comma.
 * @returns headers by name in small letters
 */
export function headersFor(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const { set } of rules.filter((rule) => matches(rule.path, path))) {
    for (const [name, value] of Object.entries(set)) {
      const key = name.toLowerCase();
      const before = headers.get(key);
      headers.set(key, before === undefined ? value : `${before}, ${value}`);
    }
  }
  return headers;
}
