import { readFileSync } from 'node:fs';

const [, address = ''] = /<loc>([^<]+)<\/loc>/.exec(readFileSync('public/sitemap.xml', 'utf8')) ?? [];

/** The address the site was built for, without a slash at its end: `SITE_URL` of that build, or the one of `company.yaml`. */
export const siteUrl = address.replace(/\/$/, '');

/** The path the site is below: `/project`, or nothing. */
export const prefix = new URL(siteUrl).pathname.replace(/\/$/, '');
