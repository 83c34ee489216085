import type { Page } from '@playwright/test';
import { content } from '../src/testing/content';
import { later, redirect, reset, silence, startEndpoint, status, unread, type Endpoint } from './support/endpoint';
import { example, fill, filled, formContent, formOn, openWithEndpoint, watchLibraries } from './support/forms';
import { goTo } from './support/open';
import { expect, test } from './support/test';

// The contact form as it is once its YAML names an endpoint; a real server answers.

interface Words {
  readonly forms: Record<
    'loading' | 'success' | 'error' | 'refused' | 'unclear' | 'offline',
    { title: string; message: string }
  > &
    Record<'preparedMail' | 'sending', string>;
}

const words = content<Words>('interface.yaml').forms;
const form = formContent('contact');
const empty = Object.fromEntries(form.inputs.map(({ name }) => [name, '']));
/** The first attempt, and three more. */
const attempts = 4;
/** How long an answer is waited for, in milliseconds. */
const PATIENCE = 30_000;

// A page whose policy the test has changed counts as one from the internet, which may not ask this machine for anything.
test.use({ permissions: ['local-network-access'] });

let endpoint: Endpoint;

test.beforeEach(async ({ page, consoleOutput }) => {
  endpoint = await startEndpoint();
  consoleOutput.allow(new RegExp(new URL(endpoint.url).host));
  await page.clock.install();
  await openWithEndpoint(page, endpoint.url);
});

test.afterEach(() => endpoint.close());

/** Fills in the form and sends it. */
async function submit(page: Page) {
  await fill(page, form);
  await formOn(page, 'contact').getByRole('button', { name: form.submit.label }).click();
}

const toast = (page: Page, kind: 'loading' | 'success' | 'error' | 'refused' | 'unclear' | 'offline') =>
  page.getByRole('listitem').filter({ hasText: words[kind].title });

/** Lets the page's clock run, a second at a time, until something has come about. */
const pass = <T>(page: Page, count: () => T | Promise<T>, expected: T) =>
  expect.poll(() => page.clock.runFor(1000).then(count), { intervals: [50], timeout: 20_000 }).toBe(expected);

test('arrives once, form-encoded, with an empty honeypot; then the form is empty', async ({ page }) => {
  const libraries = watchLibraries(page);
  const answer = later();
  endpoint.answer(answer.answer);
  const width = (await formOn(page, 'contact').locator('button').boundingBox())?.width;
  await submit(page);
  await expect(toast(page, 'loading')).toBeVisible();
  const busy = formOn(page, 'contact').getByRole('button', { name: words.sending });
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  expect((await busy.boundingBox())?.width).toBe(width);
  answer.release();
  await expect(toast(page, 'success')).toBeVisible();
  await expect(toast(page, 'loading')).toHaveCount(0);
  expect(await filled(page, form)).toEqual(empty);
  await expect(page).toHaveURL('/contact');
  expect(endpoint.posts).toHaveLength(1);
  expect(endpoint.posts[0]?.type).toContain('application/x-www-form-urlencoded');
  expect(endpoint.posts[0]?.fields).toEqual({
    ...Object.fromEntries(Object.entries(example(form)).map(([name, value]) => [name, value.replace('\n', '\r\n')])),
    'form-name': 'contact',
    _gotcha: '',
    'submission-id': expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  expect((await libraries()).sort()).toEqual(['sending', 'toasts']);
});

test('a refusal is told at once, and nothing typed is lost', async ({ page, consoleOutput }) => {
  consoleOutput.allow(/status of 400/);
  endpoint.answer(status(400));
  await submit(page);
  await expect(toast(page, 'refused')).toContainText(words.refused.message);
  await page.clock.runFor(10 * PATIENCE);
  expect(endpoint.posts).toHaveLength(1);
  expect(await filled(page, form)).toEqual(example(form));
  const link = toast(page, 'refused').getByRole('link', { name: words.preparedMail });
  expect(await link.getAttribute('href')).toMatch(/^mailto:.*&body=/);
});

test('a breakdown that lasts is told after the last attempt', async ({ page, consoleOutput }) => {
  consoleOutput.allow(/status of 500/);
  endpoint.answer(status(500));
  await submit(page);
  await pass(page, () => endpoint.posts.length, attempts);
  await expect(toast(page, 'error')).toBeVisible();
  expect(await filled(page, form)).toEqual(example(form));
});

const unclear = [
  ['a redirect to a page', redirect],
  ['an answer the browser may not read', unread],
  ['a broken connection', reset],
] as const;

for (const [what, answer] of unclear) {
  test(`${what} leaves it open whether it has arrived: that is told, and only the visitor sends it again`, async ({
    page,
    consoleOutput,
  }) => {
    consoleOutput.allow(/CORS policy|ERR_/);
    endpoint.answer(answer, status(200));
    await submit(page);
    await expect(toast(page, 'unclear')).toContainText(words.unclear.message);
    await page.clock.runFor(10 * PATIENCE);
    expect(endpoint.posts).toHaveLength(1);
    expect(await filled(page, form)).toEqual(example(form));
    // The same submission, as its id says.
    await submit(page);
    await expect(toast(page, 'success')).toBeVisible();
    expect(endpoint.posts).toHaveLength(2);
    expect(endpoint.posts[1]?.fields).toEqual(endpoint.posts[0]?.fields);
  });
}

test('an endpoint that says nothing is given up after half a minute', async ({ page }) => {
  endpoint.answer(silence);
  await submit(page);
  await expect.poll(() => endpoint.posts.length).toBe(1);
  await expect(toast(page, 'loading')).toBeVisible();
  await page.clock.runFor(PATIENCE);
  await expect(toast(page, 'unclear')).toBeVisible();
  await page.clock.runFor(10 * PATIENCE);
  expect(endpoint.posts).toHaveLength(1);
  expect(await filled(page, form)).toEqual(example(form));
});

test('it cannot be sent twice while it is on its way', async ({ page }) => {
  const answer = later();
  endpoint.answer(answer.answer);
  const button = formOn(page, 'contact').locator('button');
  await fill(page, form);
  await button.dblclick();
  await expect(toast(page, 'loading')).toBeVisible();
  await button.click({ force: true });
  await formOn(page, 'contact').locator('[type=email]').press('Enter');
  await expect.poll(() => endpoint.posts.length).toBe(1);
  answer.release();
  await expect(toast(page, 'success')).toBeVisible();
  expect(endpoint.posts).toHaveLength(1);
});

test('without a connection from before the first key it waits for one, and goes by itself', async ({
  page,
  context,
  consoleOutput,
}) => {
  consoleOutput.allow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await submit(page);
  // Not even the library that shows toasts can be fetched; the words come without it.
  await expect(page.getByRole('status').getByText(words.offline.message)).toBeVisible();
  expect(await filled(page, form)).toEqual(example(form));
  await context.setOffline(false);
  await expect(toast(page, 'success')).toBeVisible();
  await expect(page.getByText(words.offline.message)).toHaveCount(0);
  expect(endpoint.posts).toHaveLength(1);
  expect(await filled(page, form)).toEqual(empty);
});

test('it waits when the connection goes between two attempts', async ({ page, context, consoleOutput }) => {
  // The toast's edge is a picture, and cannot come either.
  consoleOutput.allow(/status of 503|ERR_INTERNET_DISCONNECTED/);
  endpoint.answer(status(503), status(200));
  await submit(page);
  await expect.poll(() => endpoint.posts.length).toBe(1);
  await context.setOffline(true);
  await pass(page, () => toast(page, 'offline').isVisible(), true);
  await page.clock.runFor(PATIENCE);
  expect(endpoint.posts).toHaveLength(1);
  await context.setOffline(false);
  await expect(toast(page, 'success')).toBeVisible();
  expect(endpoint.posts).toHaveLength(2);
});

test('leaving the page does not stop it, and coming back finds it as it is', async ({ page }) => {
  const answer = later();
  endpoint.answer(answer.answer);
  await submit(page);
  await expect(toast(page, 'loading')).toBeVisible();
  await goTo(page, '/films');
  await expect(toast(page, 'loading')).toBeVisible();
  await goTo(page, '/contact');
  await expect(formOn(page, 'contact').getByRole('button', { name: words.sending })).toBeVisible();
  expect(await filled(page, form)).toEqual(example(form));
  answer.release();
  await expect(toast(page, 'success')).toBeVisible();
  expect(await filled(page, form)).toEqual(empty);
  expect(endpoint.posts).toHaveLength(1);
});

test('what is typed while it is on its way is not cleared away with it', async ({ page }) => {
  const answer = later();
  endpoint.answer(answer.answer);
  await submit(page);
  await expect(toast(page, 'loading')).toBeVisible();
  const [field] = form.inputs.filter(({ type }) => /^text/.test(type));
  await formOn(page, 'contact').locator(`[name="${field?.name}"]`).fill('And one thing more');
  answer.release();
  await expect(toast(page, 'success')).toBeVisible();
  expect(await filled(page, form)).toEqual({ ...example(form), [field?.name ?? '']: 'And one thing more' });
});

test('the browser asks before it leaves while a form is being sent, and only then', async ({ page }) => {
  const answer = later();
  endpoint.answer(answer.answer);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    return dialog.dismiss();
  });
  const leave = () => page.evaluate(() => location.assign('/films'));
  await submit(page);
  await expect(toast(page, 'loading')).toBeVisible();
  await leave();
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(page).toHaveURL('/contact');
  answer.release();
  await expect(toast(page, 'success')).toBeVisible();
  await leave();
  await expect(page).toHaveURL('/films');
  expect(asked).toHaveLength(1);
});

test('nobody sees, hears or comes across the honeypot', async ({ page }) => {
  const trap = formOn(page, 'contact').locator('[name=_gotcha]');
  await expect(trap).toBeAttached();
  expect(await formOn(page, 'contact').getByRole('textbox').count()).toBe(
    form.inputs.filter(({ type }) => type !== 'select').length,
  );
  const box = await trap.evaluate((element) => element.closest('[inert]')?.getBoundingClientRect().width);
  expect(box).toBeLessThanOrEqual(1);
  await trap.evaluate((element) => element.focus());
  await expect(trap).not.toBeFocused();
});
