import { routes } from '../support/routes';
import { expect, test } from './test';

const paths = [...routes.map(({ path }) => path), '/no-such-page'];

for (const width of [390, 1440]) {
  for (const path of paths) {
    test(`${path} can be read at ${width} px: words, fonts and pictures`, async ({ driver, open, quiet }) => {
      if (path === '/no-such-page') quiet.expect(/no-such-page/);
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
        const unseen = [...document.querySelectorAll('main :is(h1, h2, h3)')].filter((each) => !each.checkVisibility());
        const fonts = [...document.fonts].filter(({ status }) => status === 'error').map(({ family }) => family);
        return [broken, unseen.map(({ textContent }) => textContent), fonts].flat(2);
      });
      expect(missing).toEqual([]);
      const seen = await driver.evaluate({ css: 'html' }, (root) => ({
        fonts: [...document.fonts].some(({ status }) => status === 'loaded'),
        sideways: root.scrollWidth - root.clientWidth,
      }));
      expect(seen).toEqual({ fonts: true, sideways: 0 });
    });
  }
}
