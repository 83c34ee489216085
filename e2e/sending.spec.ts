import type { Page } from '@playwright/test';
import { example, fill, filled, formContent, formOn, openWithEndpoint, words } from './support/forms';
import { holdRequests } from './support/heldRequests';
import { goTo } from './support/open';
import { expect, test } from './support/test';

// The contact form with an endpoint in its YAML. The tests of src/forms check the meaning of answers, retries and the time limit.

const form = formContent('contact');
const endpoint = 'https://forms.pams.example/contact';

/** The forms that the endpoint has received. */
let posts: URLSearchParams[];

test.beforeEach(async ({ page, consoleOutput }) => {
  posts = [];
  consoleOutput.allow(/forms\.pams\.example/);
  page.on('request', (request) => {
    if (request.url() === endpoint) posts.push(new URLSearchParams(request.postData() ?? ''));
  });
  await page.route(endpoint, (route) => route.fulfill({ json: { ok: true } }));
  await openWithEndpoint(page, endpoint);
});

const button = (page: Page) => formOn(page, form.key).locator('[type=submit]');

/** Waits until the form shows a status next to its button. */
const expectSaid = (page: Page, kind: 'loading' | 'success') =>
  expect(formOn(page, form.key).getByRole('status')).toContainText(words[kind].message);

test('a form is sent once, with an empty honeypot; then it is empty and reports success', async ({ page }) => {
  const answer = await holdRequests(page, /forms\.pams\.example/);
  const width = (await button(page).boundingBox())?.width;
  await fill(page, form);
  await button(page).dblclick();
  await expectSaid(page, 'loading');
  await expect(button(page)).toHaveAccessibleName(words.sending);
  expect((await button(page).boundingBox())?.width).toBe(width);
  await button(page).click({ force: true });
  await formOn(page, form.key).locator('[type=email]').press('Enter');
  answer.release();
  await expectSaid(page, 'success');
  await expect(page.getByRole('listitem').filter({ hasText: words.success.title })).toBeVisible();
  expect(Object.values(await filled(page, form)).join('')).toBe('');
  await expect(page).toHaveURL('/contact');
  const typed = Object.entries(example(form)).map(([name, value]) => [name, value.replace('\n', '\r\n')]);
  expect(posts.map((post) => Object.fromEntries(post))).toEqual([
    { ...Object.fromEntries(typed), 'form-name': form.key, _gotcha: '', 'submission-id': expect.any(String) },
  ]);
});

test('half an emoji in a text is replaced, and the form is empty afterwards', async ({ page }) => {
  await fill(page, form);
  const area = formOn(page, form.key).locator('textarea').first();
  test.skip((await area.count()) === 0, 'The form has no text area.');
  // The protocol between test and browser would replace it.
  await area.evaluate((field: HTMLTextAreaElement) => {
    field.value = `Akwaaba ${String.fromCharCode(0xd83d)}`;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await button(page).click();
  await expectSaid(page, 'success');
  expect([...(posts[0]?.values() ?? [])]).toContain('Akwaaba \ufffd');
  expect(Object.values(await filled(page, form)).join('')).toBe('');
});

test('sending goes on while other pages are open', async ({ page }) => {
  const answer = await holdRequests(page, /forms\.pams\.example/);
  await fill(page, form);
  await button(page).click();
  await expectSaid(page, 'loading');
  await goTo(page, '/films');
  await goTo(page, '/contact');
  await expectSaid(page, 'loading');
  await expect(button(page)).toHaveAccessibleName(words.sending);
  expect(await filled(page, form)).toEqual(example(form));
  answer.release();
  await expectSaid(page, 'success');
  expect(posts).toHaveLength(1);
});

test('the honeypot cannot be seen, focused or found by screen readers', async ({ page }) => {
  const trap = formOn(page, form.key).locator('[name=_gotcha]');
  const box = await trap.evaluate((element) => element.closest('[inert]')?.getBoundingClientRect().width);
  expect(box).toBeLessThanOrEqual(1);
  await expect(formOn(page, form.key).getByRole('textbox', { name: words.honeypot })).toHaveCount(0);
  await trap.evaluate((element) => element.focus());
  await expect(trap).not.toBeFocused();
});
