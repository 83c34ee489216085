import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { routes } from '../routes';
import { content } from '../content';
import { siteUrl } from '../siteUrl';
import { builtPage } from './pages';

const company = content<{
  name: string;
  locale: string;
  shareImage: { alt: string };
  geo: { region: string; placename: string; latitude: number; longitude: number };
}>('company.yaml');

describe.each(routes)('$path', ({ path, metadata, shareImage }) => {
  const $ = builtPage(path);
  const meta = (key: string) => $(`meta[name="${key}"], meta[property="${key}"]`);

  it('says its title, description, keywords and canonical address once', () => {
    expect($('title').text()).toBe(metadata.title);
    expect(meta('description')).toHaveLength(1);
    expect(meta('description').attr('content')).toBe(metadata.description);
    expect(meta('keywords').attr('content')).toBe(metadata.keywords.join(', '));
    expect($('link[rel=canonical]')).toHaveLength(1);
    expect($('link[rel=canonical]').attr('href')).toBe(siteUrl + path);
  });

  it('can be shared: Open Graph, Twitter and a picture of 1200 × 630', async () => {
    expect(meta('og:site_name').attr('content')).toBe(company.name);
    for (const key of ['og:title', 'twitter:title']) expect(meta(key).attr('content')).toBe(metadata.title);
    for (const key of ['og:description', 'twitter:description'])
      expect(meta(key).attr('content')).toBe(metadata.description);
    expect(meta('og:url').attr('content')).toBe(siteUrl + path);
    expect(meta('twitter:card').attr('content')).toBe('summary_large_image');
    const share = meta('og:image').attr('content') ?? '';
    expect(share.startsWith(`${siteUrl}/`)).toBe(true);
    const file = readFileSync(join('public', share.slice(siteUrl.length)));
    expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(meta('og:image:alt').attr('content')).toBe((shareImage ?? company.shareImage).alt);
    expect(meta('twitter:image').attr('content')).toBe(share);
    expect(meta('twitter:image:alt').attr('content')).toBe(meta('og:image:alt').attr('content'));
    expect(meta('og:image:width').attr('content')).toBe('1200');
    expect(meta('og:image:height').attr('content')).toBe('630');
  });

  it('says where on earth it comes from and in which language', () => {
    const { region, placename, latitude, longitude } = company.geo;
    expect(meta('geo.region').attr('content')).toBe(region);
    expect(region).toMatch(/^[A-Z]{2}-[A-Z0-9]{1,3}$/);
    expect(meta('geo.placename').attr('content')).toBe(placename);
    // The two tags part latitude and longitude differently.
    expect(meta('geo.position').attr('content')).toBe(`${latitude};${longitude}`);
    expect(meta('ICBM').attr('content')).toBe(`${latitude}, ${longitude}`);
    expect($('html').attr('lang')).toBe(company.locale);
    // Open Graph writes a locale with an underscore; the one language there is needs no hreflang.
    expect(meta('og:locale').attr('content')).toBe(company.locale.replace('-', '_'));
  });

  it('gives every picture an alternative text and a size', () => {
    expect($('main img').length).toBeGreaterThan(0);
    $('img').each((_, image) => {
      const { alt, width, height, src } = image.attribs;
      expect({ src, alt: typeof alt, width, height }).toEqual({
        src,
        alt: 'string',
        width: expect.stringMatching(/^\d+$/),
        height: expect.stringMatching(/^\d+$/),
      });
    });
  });

  it('fetches the picture of the first screen first, and all others when they come into sight', () => {
    const [first, ...others] = $('img').get();
    expect(first?.attribs).toMatchObject({ fetchpriority: 'high', loading: 'eager' });
    expect(others.filter(({ attribs }) => attribs.fetchpriority ?? attribs.loading !== 'lazy')).toEqual([]);
  });

  it('fetches the fonts of the first screen in advance, as its styles ask for them', () => {
    const fonts = $('link[rel=preload][as=font]').get();
    expect(fonts.length).toBeGreaterThan(0);
    const styles = $('style').text();
    for (const { attribs } of fonts) {
      expect(attribs).toMatchObject({ type: 'font/woff2', crossorigin: 'anonymous' });
      expect(styles).toContain(attribs.href);
    }
  });

  it('names the manifest, and colours the frame of the browser as the manifest does', () => {
    expect($('link[rel=manifest]').attr('href')).toBe('/manifest.webmanifest');
    const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as Record<string, unknown>;
    expect(manifest.theme_color).toMatch(/^#[0-9a-f]{6}$/);
    expect(meta('theme-color').attr('content')).toBe(manifest.theme_color);
    // Browsers on iOS would make links of dates, addresses and numbers before the page is hydrated.
    for (const kind of ['telephone', 'date', 'address', 'email', 'url'])
      expect(meta('format-detection').attr('content')).toContain(`${kind}=no`);
    expect(meta('chrome').attr('content')).toBe('nointentdetection');
  });

  it('has no inline style but Gatsby’s own two, and no address with a slash at the end', () => {
    expect(
      $('[style]')
        .not('#gatsby-focus-wrapper, #gatsby-announcer')
        .map((_, element) => $.html(element).slice(0, 120))
        .get(),
    ).toEqual([]);
    const slashed = $('a[href^="/"]').map((_, link) => $(link).attr('href'));
    expect(slashed.get().filter((href) => href !== '/' && /\/(#|$)/.test(href) && !href.startsWith('/#'))).toEqual([]);
  });
});

test('the not-found page keeps search engines away', () => {
  const $ = builtPage('/404');
  expect($('meta[name=robots]').attr('content')).toBe('noindex');
  expect($('link[rel=canonical]')).toHaveLength(0);
});
