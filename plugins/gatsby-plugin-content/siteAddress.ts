import type { Limits } from './options';

/**
 * The address of the site: SITE_URL, or else `written`, which is the one in `data/company.yaml`.
 *
 * @param limits - those of the field there
 * @throws when SITE_URL is not in the form that the content check asks of the address there
 */
export function siteUrl(
  written: unknown,
  { pattern, form }: Limits = {},
  { SITE_URL: chosen }: NodeJS.ProcessEnv = process.env,
): string {
  if (!chosen) return String(written ?? '');
  if (pattern && !new RegExp(pattern, 'u').test(chosen)) {
    throw new Error(`SITE_URL: "${chosen}" is not a good "siteUrl"; expected ${form}`);
  }
  return chosen;
}

/** The path of a site's address: `/project` of `https://name.github.io/project`, nothing at the root of a domain. */
export const sitePath = (url: string): string => /^https:\/\/[^/]+(\/.+)$/.exec(url)?.[1] ?? '';
