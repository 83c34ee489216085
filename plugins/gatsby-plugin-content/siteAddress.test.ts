/** @jest-environment node */
import { contentOptions } from '../../src/content/options';
import { sitePath, siteUrl } from './siteAddress';

const limits = contentOptions.limits['Company.siteUrl'];

describe('the address of the site', () => {
  it('is the one in the data, unless SITE_URL names another', () => {
    expect(siteUrl('https://www.pams.example', limits, {})).toBe('https://www.pams.example');
    expect(siteUrl('https://www.pams.example', limits, { SITE_URL: '' })).toBe('https://www.pams.example');
    expect(siteUrl('https://www.pams.example', limits, { SITE_URL: 'https://pams.test' })).toBe('https://pams.test');
    expect(siteUrl('', limits, { SITE_URL: 'https://name.github.io/project' })).toBe('https://name.github.io/project');
  });

  it.each(['https://pams.test/', 'https://pams.test/a/', 'https://pams.test/a?b', 'http://pams.test', 'pams.test'])(
    'is refused as the content check would refuse it: %s',
    (SITE_URL) => {
      expect(() => siteUrl('https://www.pams.example', limits, { SITE_URL })).toThrow(
        `SITE_URL: "${SITE_URL}" is not a good "siteUrl"; expected an address such as "https://www.pams.example", without a slash at the end`,
      );
    },
  );
});

it.each([
  ['https://www.pams.example', ''],
  ['https://name.github.io/project', '/project'],
  ['https://pams.example/a/b', '/a/b'],
  ['no address', ''],
])('the path of %s is "%s"', (url, path) => {
  expect(sitePath(url)).toBe(path);
});
