/** @jest-environment node */
import { sitePath, siteUrl } from './siteAddress';

const address = (SITE_URL?: string) => siteUrl(process.cwd(), 'Company', 'siteUrl', { SITE_URL });

it('is the one in the data, unless SITE_URL names another', () => {
  expect(address()).toMatch(/^https:/);
  expect(address('')).toBe(address());
  expect(address('https://name.github.io/project')).toBe('https://name.github.io/project');
});

it.each(['https://pams.test/', 'https://pams.test/a?b', 'http://pams.test'])('is refused as in the data: %s', (url) => {
  expect(() => address(url)).toThrow(`SITE_URL: "${url}" is not a good "siteUrl"; expected an address such as`);
});

it.each([
  ['https://www.pams.example', ''],
  ['https://name.github.io/project', '/project'],
])('the path of %s is "%s"', (url, path) => expect(sitePath(url)).toBe(path));
