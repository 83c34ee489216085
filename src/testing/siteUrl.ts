import { readFileSync } from 'node:fs';

const [, address = ''] = /<loc>([^<]+)<\/loc>/.exec(readFileSync('public/sitemap.xml', 'utf8')) ?? [];

/** The address that the site was built for, without a slash at the end: `SITE_URL` at that time, or the one in `company.yaml`. */
export const siteUrl = address.replace(/\/$/, '');

/** The path that the site is below, such as `/project`, or an empty text. */
export const prefix = new URL(siteUrl).pathname.replace(/\/$/, '');
