import { axeProblems } from './support/axe';
import { expectBelowHeader } from './support/belowHeader';
import { example, fill, filled, formContent, formOn, openForm, places, words } from './support/forms';
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
