import { content } from '../../src/testing/content';
import { routes } from '../../src/testing/routes';
import { expect, test } from './test';

const notFound = content<(typeof routes)[number]>('pages/404.yaml');
const pages = [...routes, { ...notFound, path: '/no-such-page' }];

for (const width of [390, 1280]) {
  for (const { path, hero } of pages) {
    const title = `${path} can be read at ${width} px: words, fonts and pictures`;
    test(title, { tag: width === 390 ? '@oldest' : [] }, async ({ driver, open, consoleOutput }) => {
      if (path === '/no-such-page') consoleOutput.allow(/no-such-page/);
      await driver.resize(width, 844);
      await open(path);
      const missing = await driver.evaluate({ css: 'main' }, async () => {
        for (const image of document.images) image.loading = 'eager';
        await document.fonts.ready;
        const broken = await Promise.all(
          [...document.images].map((image) =>
            image.decode().then(
              () => [],
              () => `${image.alt} (${image.currentSrc})`,
            ),
          ),
        );
        // Pages clip what is wider than the window, so that no scroll bar would tell. Reels, whose titles are `h3`, scroll.
        const unseen = [...document.querySelectorAll('main :is(h1, h2, h3)')].filter((heading) => {
          const { left, right, width } = heading.getBoundingClientRect();
          return width === 0 || (!heading.matches('h3') && (left < -1 || right > innerWidth + 1));
        });
        // Those in the place of ours until they come are taken from the machine, which need not have them.
        const failed = [...document.fonts].filter(({ family, status }) => /PAMS/.test(family) && status === 'error');
        const fonts = failed.map(({ family }) => family);
        return [broken, unseen.map(({ textContent }) => textContent), fonts].flat(2);
      });
      expect(missing).toEqual([]);
      const loaded = () => [...document.fonts].some(({ status }) => status === 'loaded');
      expect(await driver.evaluate({ css: 'html' }, loaded)).toBe(true);
      expect(await driver.evaluate({ css: 'h1' }, ({ textContent }) => textContent)).toContain(hero.headline);
    });
  }
}
