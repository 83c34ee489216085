import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { content } from '../src/testing/content';
import { formOn } from './support/forms';
import { open, startScripts, waitForHydration } from './support/open';
import { expect, test } from './support/test';

// The name on the drum of the awards page, and the letters on the reel of the not-found page. `name.test.ts` tests how an address is read.

const { stand: words } = content<Queries.StandFragment>('pages/awards.yaml');
const awards = content<readonly Queries.StandAwardFragment[]>('awards.yaml');
const [award] = awards.toReversed();
const name = "Ama O'Brien";

/** Opens the section while all awards are open, in a browser that shares nothing. */
async function openStand(page: Page, share?: (data: ShareData) => Promise<void>) {
  await page.clock.setFixedTime(awards.map(({ closes }) => closes).sort()[0] ?? '');
  await page.addInitScript(`Object.assign(navigator, { canShare: ${share && '() => true'}, share: ${share} })`);
  await open(page, '/awards#stand');
  const section = page.locator('#stand');
  return { section, field: section.getByLabel(words.name, { exact: true }), status: section.getByRole('status') };
}

test.skip(!award, 'There are no awards.');

test('a name on the drum is saved, sent and nominated', { tag: '@browsers' }, async ({ page, context }) => {
  await page.addInitScript(() => {
    Object.assign(navigator.clipboard, { writeText: async (text: string) => void (document.title = text) });
  });
  const { section, field, status } = await openStand(page);
  const drum = (shown: string) => section.getByRole('img', { name: words.woven.replace('{name}', shown) });

  await section.getByRole('button', { name: words.send }).click();
  await expect(status).toHaveText(words.noName);
  await expect(field).toBeFocused();
  await section.getByLabel(words.award, { exact: true }).selectOption(award?.slug ?? '');
  await field.pressSequentially(name);
  await expect(drum(name)).toBeVisible();
  await expect(status).toHaveText(words.woven.replace('{name}', name));

  const download = page.waitForEvent('download');
  await section.getByRole('button', { name: words.save }).click();
  const picture = await sharp(await (await download).path()).metadata();
  expect([picture.width, picture.height]).toEqual([1080, 1350]);

  await section.getByRole('button', { name: words.send }).click();
  await expect(status).toHaveText(words.copied);
  const link = await page.title();
  const received = await context.newPage();
  await received.goto(link);
  await startScripts(received);
  const heading = received.getByRole('heading', { name: words.sent });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(received.getByLabel(words.name, { exact: true })).toHaveValue(name);
  await expect(received.getByLabel(words.award, { exact: true })).toHaveValue(award?.slug ?? '');

  await received.getByRole('link', { name: words.nominate.replace('{name}', name) }).click();
  const form = formOn(received, 'contact');
  await expect(form.locator('[name=subject]')).not.toHaveValue('');
  await expect(form.locator('[name=message]')).toHaveValue(new RegExp(`${award?.acronym}.*${name}`));
});

test('names without letters, and browsers that cannot draw or copy, get a sentence in place of it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  const { section, field, status } = await openStand(page);
  for (const foreign of ['محمد', '王芳', '😀 ']) {
    await field.fill(foreign);
    await expect(status).toHaveText(words.noLetters);
    await expect(section.getByRole('img')).toBeHidden();
    const link = section.getByRole('link', { name: words.nominate.replace('{name}', foreign.trim()) });
    await expect(link).toHaveAttribute('href', new RegExp(encodeURIComponent(foreign.trim())));
  }
  await field.fill('');
  await field.focus();
  await page.keyboard.insertText('Ama '.repeat(2500));
  await expect(field).toHaveValue('Ama '.repeat(25));
  await expect(status).toHaveText(words.noLetters);
  await section.getByRole('button', { name: words.send }).click();
  await expect(status.getByRole('link')).toHaveText(/#stand=(Ama%20){5}Ama&/);
  await section.getByRole('button', { name: words.save }).click();
  await expect(status).toHaveText(words.failed);
});

test('a phone shares the picture at once, without the fonts and without loading anything', async ({
  page,
  consoleOutput,
}) => {
  consoleOutput.allow(/net::ERR_FAILED/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/*.woff2', (route) => route.abort());
  const { section, field } = await openStand(page, async ({ files: [file = new Blob()] = [] }) => {
    const isPressed = navigator.userActivation.isActive;
    const { width, height } = await createImageBitmap(file);
    document.title = `${width} x ${height}, ${isPressed}`;
  });
  await field.fill(name);
  await expect(section.getByRole('img')).toBeVisible();
  await expect
    .poll(() => section.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await page.route('**/*', () => undefined);
  // A busy machine may need longer for the picture than the first press waits.
  await expect(async () => {
    await section.getByRole('button', { name: words.send }).click();
    await expect(page).toHaveTitle('1080 x 1350, true', { timeout: 2000 });
  }).toPass();
});

test('a browser that returns noise for the picture says that there is none', async ({ page }) => {
  await page.addInitScript(() => {
    CanvasRenderingContext2D.prototype.getImageData = () => new ImageData(new Uint8ClampedArray(4).fill(200), 1);
  });
  const { section, field, status } = await openStand(page);
  await field.fill(name);
  await section.getByRole('button', { name: words.save }).click();
  await expect(status).toHaveText(words.failed);
});

test('the buttons answer if their script does not load, also after half a character was typed early', async ({
  page,
  consoleOutput,
}) => {
  consoleOutput.allow(/net::ERR_FAILED/);
  await page.goto('/awards');
  const section = page.locator('#stand');
  await section
    .locator('input')
    .evaluate((input: HTMLInputElement) => (input.value = `Ama ${String.fromCharCode(0xd83d)}`));
  await startScripts(page);
  await waitForHydration(page);
  await page.route('**/*.js', (route) => route.abort());
  await section.getByRole('button', { name: words.save }).click();
  await expect(section.getByRole('status')).toHaveText(words.failed);
  await expect(section.getByRole('link', { name: words.nominate.replace('{name}', 'Ama') })).toBeVisible();
});

test('the reel of the not-found page has the letters of the address, in both versions of the picture', async ({
  page,
}) => {
  await open(page, '/no-such-page/flims');
  const canvas = page.locator('main canvas');
  const isWoven = (element: HTMLCanvasElement) => {
    const { width, height } = element;
    const copy = Object.assign(document.createElement('canvas'), { width, height });
    const context = copy.getContext('2d', { willReadFrequently: true });
    context?.drawImage(element, 0, 0);
    return context?.getImageData(0, 0, width, height).data.some(Boolean);
  };
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(canvas).toHaveJSProperty('width', width > height ? 1920 : 1080);
    await expect.poll(() => canvas.evaluate(isWoven)).toBe(true);
  }
});
