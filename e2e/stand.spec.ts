import sharp from 'sharp';
import { content } from '../src/testing/content';
import { formOn } from './support/forms';
import { open, startScripts } from './support/open';
import { expect, test } from './support/test';

// The name on the drum of the awards page. `sending.test.ts` tests how an address is read.

const { stand: words } = content<Queries.StandFragment>('pages/awards.yaml');
const awards = content<readonly Queries.StandAwardFragment[]>('awards.yaml');
const [award] = awards.toReversed();
const name = "Ama O'Brien";

test('a name on the drum is saved, sent and nominated', { tag: '@browsers' }, async ({ page, context }) => {
  test.skip(!award, 'There are no awards.');
  // All awards are open.
  await page.clock.setFixedTime(awards.map(({ closes }) => closes).sort()[0] ?? '');
  await page.addInitScript(() => {
    Object.assign(navigator, { canShare: undefined });
    Object.assign(navigator.clipboard, { writeText: async (text: string) => void (document.title = text) });
  });
  await open(page, '/awards#stand');
  const stand = page.locator('#stand');
  const field = stand.getByLabel(words.name, { exact: true });
  const drum = (shown: string) => stand.getByRole('img', { name: words.woven.replace('{name}', shown) });

  await stand.getByRole('button', { name: words.send }).click();
  await expect(stand.getByRole('status')).toHaveText(words.noName);
  await expect(field).toBeFocused();
  await stand.getByLabel(words.award, { exact: true }).selectOption(award?.slug ?? '');
  await field.pressSequentially(name);
  await expect(drum(name)).toBeVisible();
  await expect(stand.getByRole('status')).toHaveText(words.woven.replace('{name}', name));

  const download = page.waitForEvent('download');
  await stand.getByRole('button', { name: words.save }).click();
  const picture = await sharp(await (await download).path()).metadata();
  expect([picture.width, picture.height]).toEqual([1080, 1350]);

  await stand.getByRole('button', { name: words.send }).click();
  await expect(stand.getByRole('status')).toHaveText(words.copied);
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
