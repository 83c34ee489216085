import type { Page } from '@playwright/test';
import faces from './faces.json';
import { frame } from './open';

/** Sets the size of the window, such as `390x844`. */
export async function resize(page: Page, size: string): Promise<void> {
  const [width = 0, height = 0] = size.split('x').map(Number);
  await page.setViewportSize({ width, height });
}

/** Returns a random number between two. The scale is logarithmic, so that small windows are as frequent as large ones. */
const between = (least: number, most: number, random: () => number): number =>
  Math.round(least * (most / least) ** random());

/** Returns random windows from 320 × 480 to 3440 × 2000 px, at most three times as high as wide. */
export const drawWindows = (count: number, random: () => number): string[] =>
  Array.from({ length: count }, () => {
    const width = between(320, 3440, random);
    return `${width}x${between(480, Math.min(3 * width, 2000), random)}`;
  });

/**
 * Runs in the page. Returns true if the first picture shows a file for this window. After a resize the browser selects a file in its next
 * frame, and shows the one before it until the new one is loaded.
 */
function isPictureLoaded(): boolean {
  const image = document.querySelector<HTMLImageElement>('main > section img[fetchpriority=high]');
  const sources = [...(image?.parentElement?.querySelectorAll('source') ?? [])];
  const offered = sources.find(({ media }) => media === '' || matchMedia(media).matches)?.srcset ?? '';
  return !image || (image.complete && image.naturalWidth > 0 && offered.includes(new URL(image.currentSrc).pathname));
}

/** Waits until the first picture of a page is loaded. */
export const waitForPicture = (page: Page) => page.waitForFunction(isPictureLoaded, undefined, { timeout: 20_000 });

/** Runs in the page. Returns the problems of its first screen. `marked` has the boxes of faces in each picture, in percent of its size. */
function lookAtFirstScreen(marked: Readonly<Record<string, number[][]>>): string[] {
  const section = document.querySelector('main > section');
  const headline = section?.querySelector('h1');
  const image = section?.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  if (!section || !headline || !image) return ['no first section, headline or picture'];
  const problems: string[] = [];
  const { clientWidth, scrollWidth } = document.documentElement;
  const box = image.getBoundingClientRect();
  const whole = section.getBoundingClientRect();

  // In a low window, words and buttons may fill the screen, and the picture may be below them.
  const shown = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
  const height = innerHeight < 600 ? box.height : shown;
  if (height < innerHeight / 5) problems.push(`the picture is ${Math.round(height)} px high`);
  const area = (Math.min(box.right, clientWidth) - Math.max(box.left, 0)) * box.height;
  if (area < (whole.width * whole.height) / 5) problems.push('the picture is less than a fifth of the first section');

  const { top, bottom } = headline.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) problems.push(`the headline ends at ${Math.round(bottom)} px`);
  const action = section.querySelector('a, button')?.getBoundingClientRect();
  const isLow = innerHeight < 700 && innerWidth > innerHeight;
  if (isLow && action && action.bottom > innerHeight) problems.push('the first action is below the window');
  if (scrollWidth > clientWidth) problems.push(`the page is ${scrollWidth} px wide`);
  const controls = 'header :is(a, button, summary), main > section:first-child :is(a, button)';
  for (const control of document.querySelectorAll(controls)) {
    const { left, right, width } = control.getBoundingClientRect();
    if (width > 0 && control.checkVisibility() && (left < 0 || right > clientWidth + 1))
      problems.push(`"${control.textContent}" is not in the window`);
  }

  // Computes which part of the picture its box shows, from `object-fit: cover` and `object-position`.
  const scale = Math.max(box.width / image.naturalWidth, box.height / image.naturalHeight);
  const [drawnWidth, drawnHeight] = [image.naturalWidth * scale, image.naturalHeight * scale];
  const [x = 50, y = 50] = getComputedStyle(image).objectPosition.split(' ').map(Number.parseFloat);
  const startX = box.left + ((box.width - drawnWidth) * x) / 100;
  const startY = box.top + ((box.height - drawnHeight) * y) / 100;
  const [, name = ''] = /\/([^/]+)\.\w+$/.exec(new URL(image.currentSrc).pathname) ?? [];
  const range = document.createRange();
  range.selectNodeContents(headline);
  const feet = [...section.querySelectorAll(':scope > :not(:first-child, :has(img[fetchpriority=high])) > *')].map(
    (foot) => foot.getBoundingClientRect(),
  );
  // The box of a line is higher than its letters, so only its middle is compared.
  const lines = [...range.getClientRects()].map(({ left, right, top, height }) =>
    DOMRect.fromRect({ x: left, y: top + height * 0.2, width: right - left, height: height * 0.6 }),
  );
  for (const [left = 0, up = 0, width = 0, high = 0] of marked[`${name}.webp`] ?? []) {
    const face = DOMRect.fromRect({
      ...{ x: startX + (left * drawnWidth) / 100, y: startY + (up * drawnHeight) / 100 },
      ...{ width: (width * drawnWidth) / 100, height: (high * drawnHeight) / 100 },
    });
    // A part that is cropped cannot be covered.
    const [start, end] = [Math.max(face.left, box.left), Math.min(face.right, box.right)];
    const covers = (line: DOMRect) =>
      line.left < end && line.right > start && line.top < face.bottom && line.bottom > face.top;
    // Windows from 3:2 to 12:5 crop only what is around faces and tips. Almost square ones show less of the sides of a column's picture.
    const isWide = innerWidth >= 1.5 * innerHeight && innerWidth <= 2.4 * innerHeight;
    const isCropped = face.left < box.left - 1 || face.top < box.top - 1 || face.bottom > box.bottom + 1;
    if (isWide && (isCropped || feet.some((foot) => covers(foot))))
      problems.push(`${name} is cropped at ${left} % ${up} %`);
    if (lines.some(covers)) problems.push(`the headline covers what is at ${left} % ${up} % of ${name}`);
  }
  return problems;
}

/** Returns the problems of the first screen of the open page in a window of this size, but not those of its text. */
export async function firstScreenProblems(page: Page, size: string): Promise<string[]> {
  await resize(page, size);
  await page.evaluate(() => window.scrollTo(0, 0));
  await frame(page);
  await waitForPicture(page);
  return page.evaluate(lookAtFirstScreen, faces);
}

/** Runs in the page. Hides the other sections, so that only the text of the first is checked. */
export function showOnlyFirstScreen() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('main > section ~ *, footer { visibility: hidden !important }');
  document.adoptedStyleSheets = [sheet];
}
