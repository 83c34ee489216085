import { axeProblems } from './support/axe';
import { expectBelowHeader } from './support/belowHeader';
import { example, fill, filled, formContent, formOn, openForm, places, words } from './support/forms';
import { followLink, goTo } from './support/open';
import { expect, test } from './support/test';

// The forms without an endpoint. The tests of `Form` check each word, the text of a mail, and that one press opens it.

for (const [key, path] of Object.entries(places)) {
  const form = formContent(key);

  test(`the ${key} form reports what is wrong; filled, it prepares a mail`, { tag: '@browsers' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openForm(page, path);
    const element = formOn(page, key);
    const submit = element.getByRole('button', { name: words.prepare });
    await submit.click();
    const invalid = element.locator(':focus');
    await expect(invalid).toHaveJSProperty('validity.valid', false);
    await expectBelowHeader(page.locator(`label[for="${await invalid.getAttribute('id')}"]`));
    await expect(invalid).toHaveAccessibleDescription(/\w/);
    expect(await axeProblems(page, `form[name=${key}]`)).toEqual([]);
    await fill(page, form);
    const sent: string[] = [];
    page.on('request', (request) => {
      const { protocol, search } = new URL(request.url());
      if (protocol.startsWith('http') && (request.method() !== 'GET' || search)) sent.push(request.url());
    });
    await submit.click();
    const answer = element.getByRole('status');
    await expect(answer).toBeInViewport({ ratio: 1 });
    await expect(answer.getByRole('link', { name: words.mail.openAgain })).toBeVisible();
    expect(await axeProblems(page, `form[name=${key}]`)).toEqual([]);
    await expect(page).toHaveURL(path);
    expect(await filled(page, form)).toEqual(example(form));
    expect(sent).toEqual([]);
  });
}

const contact = formContent('contact');

test('the last link fills in what the visitor has left empty', { tag: '@browsers' }, async ({ page }) => {
  const list = contact.inputs.find(({ type }) => type === 'select');
  const [first, second] = list?.options ?? [];
  test.skip(!list || !first || !second, 'The form has no list of two options.');
  await openForm(page, places.contact);
  const control = (name = '') => formOn(page, contact.key).locator(`[name="${name}"]`);
  const email = contact.inputs.find(({ type }) => type === 'email')?.name;
  await control(email).fill('ama@example.org');
  const link = (value = '') => `${places.contact}?${String(new URLSearchParams({ [list?.name ?? '']: value }))}`;
  for (const from of ['', '/about']) {
    for (const option of [first, second]) {
      if (from) await goTo(page, from);
      await followLink(page, link(option?.value));
      await expect(control(list?.name)).toHaveValue(option?.value ?? '');
    }
  }
  await page.reload();
  await expect(control(list?.name)).toHaveValue(second?.value ?? '');
  await expect(control(email)).toHaveValue('ama@example.org');
});

test('a text area grows with its text, up to a part of the window', async ({ page }) => {
  const area = contact.inputs.find(({ type }) => type === 'textarea');
  await openForm(page, places.contact);
  const isKnown = await page.evaluate(() => CSS.supports('field-sizing', 'content'));
  test.skip(!area || !isKnown, 'The form has no text area, or the browser does not let it grow.');
  const control = formOn(page, contact.key).locator('textarea').first();
  const hidden = () => control.evaluate((element) => element.scrollHeight - element.clientHeight);
  await control.fill('Akwaaba\n'.repeat(15));
  expect(await hidden()).toBe(0);
  await control.fill('Akwaaba\n'.repeat(100));
  expect(await hidden()).toBeGreaterThan(0);
  await expect(control).toBeInViewport({ ratio: 1 });
});
