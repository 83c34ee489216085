import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import sharp from 'sharp';
import { content } from '../content';
import { routes } from '../routes';
import { siteUrl } from '../siteUrl';
import { builtPage } from './pages';
import { pictureName } from './reading';

const company = content<Queries.Company>('company.yaml');

describe.each(routes)('$path', ({ path, metadata, shareImage }) => {
  const $ = builtPage(path);
  const meta = (key: string) => $(`meta[name="${key}"], meta[property="${key}"]`);

  it('has its title, address and metadata, each once', async () => {
    expect($('title').text()).toBe(metadata.title);
    expect($('html').attr('lang')).toBe(company.locale);
    expect([...$('link[rel=canonical]')].map(({ attribs }) => attribs.href)).toEqual([siteUrl + path]);
    const tags = $('meta:is([name], [property])').get();
    const metas = new Map(tags.map(({ attribs }) => [attribs.name ?? attribs.property ?? '', attribs.content ?? '']));
    expect(metas.size).toBe(tags.length);
    const { title, description, keywords } = metadata;
    const { region, placename, latitude, longitude } = company.geo;
    const share = metas.get('og:image') ?? '';
    const { alt, file: picture } = shareImage ?? company.shareImage;
    expect(Object.fromEntries(metas)).toMatchObject({
      description,
      keywords: keywords.join(', '),
      'og:url': siteUrl + path,
      'og:site_name': company.name,
      // Open Graph writes a locale with an underscore. The site has one language, so it has no hreflang.
      'og:locale': company.locale.replace('-', '_'),
      'og:title': title,
      'og:description': description,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': alt,
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:description': description,
      'twitter:image': share,
      'twitter:image:alt': alt,
      'geo.region': region,
      'geo.placename': placename,
      // The two tags separate latitude and longitude differently.
      'geo.position': `${latitude};${longitude}`,
      ICBM: `${latitude}, ${longitude}`,
    });
    expect(share.startsWith(`${siteUrl}/`)).toBe(true);
    expect(pictureName(share)).toBe(pictureName(String(picture)));
    const file = readFileSync(join('public', share.slice(siteUrl.length)));
    expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  it('loads the picture of the first screen with high priority, and all others lazily', () => {
    const [first, ...others] = $('img').get();
    expect(first?.attribs).toMatchObject({ fetchpriority: 'high', loading: 'eager' });
    expect(others.filter(({ attribs }) => attribs.fetchpriority ?? attribs.loading !== 'lazy')).toEqual([]);
  });

  it('preloads the fonts of the first screen', () => {
    const fonts = $('link[rel=preload][as=font]').get();
    expect(fonts.length).toBeGreaterThan(0);
    const styles = $('style').text();
    for (const { attribs } of fonts) {
      expect(attribs).toMatchObject({ type: 'font/woff2', crossorigin: '' });
      expect(styles).toContain(attribs.href);
    }
  });

  it('links to the manifest, and has its theme colour', () => {
    expect($('link[rel=manifest]').attr('href')).toBe('/manifest.webmanifest');
    const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as Record<string, unknown>;
    const { name, tagline, description, locale } = company;
    expect(manifest).toMatchObject({ name: `${name}: ${tagline}`, short_name: name, description, lang: locale });
    expect(manifest.theme_color).toMatch(/^#[0-9a-f]{6}$/);
    expect(meta('theme-color').attr('content')).toBe(manifest.theme_color);
    // Otherwise browsers on iOS turn dates, addresses and numbers into links before hydration.
    for (const kind of ['telephone', 'date', 'address', 'email', 'url'])
      expect(meta('format-detection').attr('content')).toContain(`${kind}=no`);
    expect(meta('chrome').attr('content')).toBe('nointentdetection');
  });

  it('has its icons', () => {
    const icons = $('link[rel$=icon]').map((_, link) => $(link).attr('href'));
    expect(icons.get()).toEqual(['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png']);
    for (const icon of icons.get()) expect(existsSync(`public${icon}`)).toBe(true);
  });

  it('has no inline style except the two of Gatsby', () => {
    const styled = $('[style]').not('#gatsby-focus-wrapper, #gatsby-announcer').get();
    expect(styled.map((element) => $.html(element).slice(0, 120))).toEqual([]);
  });
});

const sheets = readdirSync('public').filter((file) => file.endsWith('.css'));
const css = sheets.map((file) => readFileSync(join('public', file), 'utf8')).join('');

test('every style is in exactly one cascade layer', () => {
  const root = postcss.parse(css);
  const misplaced: string[] = [];
  root.walkAtRules('layer', ({ parent, params }) => void (parent === root || misplaced.push(params)));
  root.walkAtRules(/^(layer|keyframes)$/, (rule) => void rule.remove());
  root.walkRules(({ selector }) => void misplaced.push(selector));
  expect(misplaced).toEqual([]);
});

test.each([...routes.map(({ path }) => path), '/404'])('%s has styles for its cloth, and all layers', (path) => {
  const $ = builtPage(path);
  const cloth = $('[data-cloth]').attr('data-cloth') ?? '';
  // The minifier may remove the quotation marks.
  expect($('style').text()).toMatch(new RegExp(`\\[data-cloth="?${cloth}"?\\]`));
  const [, declared = ''] = /^@layer ([\w,-]+);$/.exec($('style').first().text()) ?? [];
  const used = [...css.matchAll(/@layer ([\w-]+)\{/g)].map(([, name]) => name);
  expect(declared.split(',')).toEqual(expect.arrayContaining(used));
  expect(new Set(used).size).toBeGreaterThan(3);
});

test('the not-found page has noindex', () => {
  const $ = builtPage('/404');
  expect($('meta[name=robots]').attr('content')).toBe('noindex');
  expect($('link[rel=canonical]')).toHaveLength(0);
});

test.each(['/', '/media-hub'])('%s has a link to the feed for feed readers', (path) => {
  const { feedTitle } = content<{ feedTitle: string }>('pages/media-hub.yaml');
  const [feed] = builtPage(path)('link[rel=alternate]').get();
  expect(feed?.attribs).toMatchObject({ type: 'application/atom+xml', title: feedTitle, href: '/feed.xml' });
});
