import { constraintOn } from './schema/constraints';

/**
 * The address of the site: SITE_URL, or else `written`, which is the one in `data/company.yaml`.
 * @throws when SITE_URL is not in the form that the content check asks of the address there
 */
export function siteUrl(written: unknown, { SITE_URL: chosen }: NodeJS.ProcessEnv = process.env): string {
  if (!chosen) return String(written ?? '');
  const { pattern, form } = constraintOn('Company', 'siteUrl') ?? {};
  if (pattern && !pattern.test(chosen)) {
    throw new Error(`SITE_URL: "${chosen}" is not a good "siteUrl"; expected ${form}`);
  }
  return chosen;
}

/** The path of a site's address: `/project` of `https://name.github.io/project`, nothing at the root of a domain. */
export const sitePath = (url: string): string => /^https:\/\/[^/]+(\/.+)$/.exec(url)?.[1] ?? '';
