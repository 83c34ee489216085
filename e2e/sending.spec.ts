import type { Page } from '@playwright/test';
import { content } from '../src/testing/content';
import { later, reset, startEndpoint, status, type Endpoint } from './support/endpoint';
import { example, fill, filled, formContent, formOn, openWithEndpoint } from './support/forms';
import { goTo } from './support/open';
import { expect, test } from './support/test';

// The contact form as it is once its YAML names an endpoint; a real server answers. What each answer means, retries and the
// time limit are in src/forms.

type Kind = 'loading' | 'success' | 'error' | 'unclear' | 'offline';
const words = content<{
  forms: Record<Kind, { title: string; message: string }> & Record<'preparedMail' | 'sending', string>;
}>('interface.yaml').forms;
const form = formContent('contact');
const empty = Object.fromEntries(form.inputs.map(({ name }) => [name, '']));

test.use({ pictures: 'empty' });
// A page whose policy the test has changed counts as one from the internet, which may not ask this machine for anything.
test.use({ permissions: ['local-network-access'] });

let endpoint: Endpoint;

test.beforeEach(async ({ page, consoleOutput }) => {
  endpoint = await startEndpoint();
  consoleOutput.allow(new RegExp(new URL(endpoint.url).host));
  await openWithEndpoint(page, endpoint.url);
});

test.afterEach(() => endpoint.close());

/** Fills in the form and sends it. */
async function submit(page: Page) {
  await fill(page, form);
  await formOn(page, 'contact').getByRole('button', { name: form.submit }).click();
}

/** Waits until the form shows a status beside its button. */
const expectSaid = (page: Page, kind: Kind) =>
  expect(formOn(page, 'contact').getByRole('status')).toContainText(words[kind].message);

const button = (page: Page) => formOn(page, 'contact').locator('[type=submit]');

test('arrives once, form-encoded, with an empty honeypot; then the form is empty, and says so', async ({ page }) => {
  await page.clock.install();
  const answer = later();
  endpoint.answer(answer.answer);
  const width = (await button(page).boundingBox())?.width;
  await fill(page, form);
  await button(page).dblclick();
  await expectSaid(page, 'loading');
  await expect(button(page)).toHaveAccessibleName(words.sending);
  expect((await button(page).boundingBox())?.width).toBe(width);
  await button(page).click({ force: true });
  await formOn(page, 'contact').locator('[type=email]').press('Enter');
  answer.release();
  await expectSaid(page, 'success');
  const toast = page.getByRole('listitem').filter({ hasText: words.success.title });
  await expect(toast).toBeVisible();
  // It goes by itself.
  await page.clock.runFor(10_000);
  await expect(toast).toHaveCount(0);
  await expectSaid(page, 'success');
  expect(await filled(page, form)).toEqual(empty);
  await expect(page).toHaveURL('/contact');
  expect(endpoint.posts).toEqual([
    {
      ...Object.fromEntries(Object.entries(example(form)).map(([name, value]) => [name, value.replace('\n', '\r\n')])),
      'form-name': 'contact',
      _gotcha: '',
      'submission-id': expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  ]);
});

test('what may have arrived is said, and goes again with the same id when the visitor says so', async ({
  page,
  consoleOutput,
}) => {
  consoleOutput.allow(/ERR_/);
  endpoint.answer(reset, status(200));
  await submit(page);
  await expectSaid(page, 'unclear');
  await expect(formOn(page, 'contact').getByRole('link', { name: words.preparedMail })).toBeVisible();
  expect(await filled(page, form)).toEqual(example(form));
  await button(page).click();
  await expectSaid(page, 'success');
  expect(endpoint.posts).toHaveLength(2);
  expect(endpoint.posts[1]).toEqual(endpoint.posts[0]);
});

test('it is said at once where the script that sends it hangs', async ({ page }) => {
  await page.route('**/*.js', () => undefined);
  await submit(page);
  await expectSaid(page, 'loading');
  await expect(page.getByRole('listitem').filter({ hasText: words.loading.title })).toBeVisible();
});

test('without a connection from before the first key it waits for one, and goes by itself', async ({
  page,
  context,
  consoleOutput,
}) => {
  consoleOutput.allow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await submit(page);
  await expectSaid(page, 'offline');
  expect(await filled(page, form)).toEqual(example(form));
  await context.setOffline(false);
  await expectSaid(page, 'success');
  expect(endpoint.posts).toHaveLength(1);
  expect(await filled(page, form)).toEqual(empty);
});

test('leaving the page does not stop it, and coming back finds it as it is; closing the page is asked about', async ({
  page,
}) => {
  const answer = later();
  endpoint.answer(answer.answer);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    return dialog.dismiss();
  });
  await submit(page);
  await expectSaid(page, 'loading');
  await goTo(page, '/films');
  await goTo(page, '/contact');
  await expectSaid(page, 'loading');
  await expect(button(page)).toHaveAccessibleName(words.sending);
  expect(await filled(page, form)).toEqual(example(form));
  const leave = () => page.evaluate(() => location.assign('/films'));
  await leave();
  await expect.poll(() => asked).toEqual(['beforeunload']);
  answer.release();
  await expectSaid(page, 'success');
  expect(endpoint.posts).toHaveLength(1);
  await leave();
  await expect(page).toHaveURL('/films');
  expect(asked).toHaveLength(1);
});

test('nobody sees, hears or comes across the honeypot', async ({ page }) => {
  const trap = formOn(page, 'contact').locator('[name=_gotcha]');
  const visible = form.inputs.filter(({ type }) => type !== 'select');
  await expect(formOn(page, 'contact').getByRole('textbox')).toHaveCount(visible.length);
  const box = await trap.evaluate((element) => element.closest('[inert]')?.getBoundingClientRect().width);
  expect(box).toBeLessThanOrEqual(1);
  await trap.evaluate((element) => element.focus());
  await expect(trap).not.toBeFocused();
});
