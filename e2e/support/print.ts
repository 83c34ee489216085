import type { Page } from '@playwright/test';
import { runningAnimations } from './motion';
import { frame } from './open';
import { textOverflow } from './textOverflow';

/** The printed area of an A4 sheet, without margins, at 96 px per inch. */
const sheet = { width: 680, height: 1000 };

/** Runs in the page. Returns the elements that are printed but must not be, and those that are missing in print. */
function findPrintProblems(): string[] {
  const problems: string[] = [];
  const seen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const name = (element: Element) => `${element.tagName.toLowerCase()} "${element.textContent.trim().slice(0, 40)}"`;
  const clear = /rgba\(.*, 0\)|transparent/;

  for (const element of document.querySelectorAll('body, body *')) {
    if (!seen(element)) continue;
    const { position, backgroundColor, backgroundImage, color, breakAfter, breakInside } = getComputedStyle(element);
    if (position === 'fixed' || position === 'sticky') problems.push(`${name(element)} is fixed, on every sheet`);
    if (element.matches('button, [role=button]')) problems.push(`${name(element)} cannot be pressed on paper`);
    if (element.matches('details') && [...element.children].some((part) => !seen(part)))
      problems.push(`${name(element)} is closed on paper`);
    if (!clear.test(backgroundColor) || backgroundImage !== 'none') problems.push(`${name(element)} has a background`);
    const light = (color.match(/[\d.]+/g) ?? []).slice(0, 3).some((channel) => Number(channel) > 64);
    if (light) problems.push(`${name(element)} is not dark`);
    if (element.matches(':is(h1, h2, h3):not(li *)') && breakAfter !== 'avoid') {
      problems.push(`${name(element)} may be the last on its sheet`);
    }
    if (element.matches('h1, h2, h3, p, li, figure, address') && breakInside !== 'avoid') {
      problems.push(`${name(element)} may be cut by the end of a sheet`);
    }
    if (element.matches('input, select, textarea') && getComputedStyle(element).borderTopWidth === '0px') {
      problems.push(`${name(element)} has no room to write in`);
    }
    if (element instanceof HTMLImageElement && element.naturalHeight > 0) {
      const { width, height } = element.getBoundingClientRect();
      const stretched = width / height / (element.naturalWidth / element.naturalHeight);
      if (Math.abs(stretched - 1) > 0.03) problems.push(`${element.alt} is cut or stretched`);
      if (height > innerHeight) problems.push(`${element.alt} is higher than a sheet`);
    }
    const [, address] =
      /^(?:mailto:|tel:|https?:\/\/(?:wa\.me\/)?)([^?#]+)/.exec(element.getAttribute('href') ?? '') ?? [];
    const written = (element.textContent + getComputedStyle(element, '::after').content).replace(/\s/g, '');
    if (address && !written.includes(address)) problems.push(`${name(element)} does not say where it leads`);
  }
  const parts = 'main > :not(script, [hidden], [aria-hidden]), main :is(h1, h2, h3), footer address > *';
  for (const part of document.querySelectorAll(parts)) {
    if (!seen(part)) problems.push(`${name(part)} is missing`);
  }
  return problems;
}

/** Lists problems of a page in print. */
export async function printProblems(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(sheet);
  // All pictures are loaded now, as the browser does when it prints. After a resize it selects other files in its next frame.
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await frame(page);
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  const problems = [
    ...(await page.evaluate(findPrintProblems)),
    // Large letters may reach up to 8 px into the margin.
    ...(await textOverflow(page, 8)),
  ];
  await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' });
  const moving = (await runningAnimations(page)).filter((name) => name !== 'CSSTransition');
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
  return [...problems, ...moving.map((name) => `${name} runs on paper`)];
}
