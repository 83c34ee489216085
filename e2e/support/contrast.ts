import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** The linear light, from 0 to 1, of each value of a channel. A table is faster, because whole screenshots are measured. */
const light = Array.from({ length: 256 }, (_, value) =>
  value <= 0.04045 * 255 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
);

/** Returns the relative luminance of red, green and blue as defined in WCAG 2.2. */
const luminance = ([red = 0, green = 0, blue = 0]: Iterable<number>): number =>
  0.2126 * (light[red] ?? 0) + 0.7152 * (light[green] ?? 0) + 0.0722 * (light[blue] ?? 0);

/** Runs in the page. Hides all letters; returns the visible lines of the header and first section, with the contrast that each needs. */
function takeLines() {
  const lines = [];
  for (const root of document.querySelectorAll('header, main > section:first-of-type')) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const owner = node.parentElement;
      if (!owner?.checkVisibility({ visibilityProperty: true }) || owner.closest('.u-visually-hidden')) continue;
      const { color, fontSize } = getComputedStyle(owner);
      const needs = root.matches('header') || Number.parseFloat(fontSize) >= 24 ? 4.5 : 7;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
        if (width < 4 || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) continue;
        // The box of a line is higher than its letters, so only its middle half is measured.
        const box = { left, right, top: top + height * 0.25, bottom: bottom - height * 0.25 };
        const ink = (color.match(/[\d.]+/g) ?? []).map(Number);
        lines.push({ text: node.textContent?.trim() ?? '', ink, needs, box });
      }
    }
  }
  const hidden = new CSSStyleSheet();
  hidden.replaceSync('* { color: transparent !important; transition: none !important }');
  document.adoptedStyleSheets = [hidden];
  return { lines, width: innerWidth };
}

/** Returns the lines of the first screen with too little contrast to the background. In a line, a twentieth of the pixels may have less. */
export async function tooFaint(page: Page): Promise<string[]> {
  const { lines, width } = await page.evaluate(takeLines);
  const session = await page.context().newCDPSession(page);
  const shot = await session.send('Page.captureScreenshot', { format: 'jpeg', quality: 95 });
  await page.evaluate(() => (document.adoptedStyleSheets = []));
  const picture = sharp(Buffer.from(shot.data, 'base64')).removeAlpha().raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  const scale = info.width / width;
  if (lines.length === 0) return ['no line of text'];
  return lines.flatMap(({ text, ink, needs, box }) => {
    const ratios: number[] = [];
    const inkLight = luminance(ink) + 0.05;
    for (let y = Math.ceil(box.top); y < box.bottom; y += 2) {
      for (let x = Math.ceil(box.left); x < box.right; x += 2) {
        const at = (Math.floor(y * scale) * info.width + Math.floor(x * scale)) * info.channels;
        const ratio = inkLight / (luminance(data.subarray(at, at + 3)) + 0.05);
        ratios.push(Math.max(ratio, 1 / ratio));
      }
    }
    const worst = ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 20)] ?? 0;
    return worst < needs ? [`"${text}" has ${worst.toFixed(1)}, needs ${needs}`] : [];
  });
}
