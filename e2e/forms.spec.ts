import { content } from '../src/testing/content';
import { example, fill, filled, formContent, formOn, openForm, places, watchLibraries } from './support/forms';
import { goTo, open } from './support/open';
import { expect, test } from './support/test';

// The forms without an endpoint.

interface Words {
  readonly forms: Record<'notOpen' | 'error', { title: string; message: string }> &
    Record<'preparedMail' | 'longMail', string>;
}

const words = content<Words>('interface.yaml').forms;
const { email } = content<{ email: string }>('company.yaml');

for (const [key, path] of Object.entries(places)) {
  const form = formContent(key);

  test.describe(`the ${key} form`, () => {
    test('keeps everything, asks no server and offers a prepared mail', async ({ page }) => {
      await openForm(page, path);
      await fill(page, form);
      const sent: string[] = [];
      page.on('request', (request) => {
        const { origin, search } = new URL(request.url());
        if (request.method() !== 'GET' || origin !== new URL(page.url()).origin || search) sent.push(request.url());
      });
      await formOn(page, key).getByRole('button', { name: form.submit.label }).click();

      const toast = page.getByRole('listitem').filter({ hasText: words.notOpen.title });
      await expect(toast).toBeVisible();
      await expect(toast).toContainText(words.notOpen.message);
      const link = new URL((await toast.getByRole('link', { name: words.preparedMail }).getAttribute('href')) ?? '');
      expect(link.pathname).toBe(email);
      expect(link.searchParams.get('subject')).toBe(form.subject);
      const body = link.searchParams.get('body') ?? '';
      expect(body).not.toMatch(/(?<!\r)\n/);
      for (const { name, label, options } of form.inputs) {
        const value = example(form)[name] ?? '';
        expect(body).toContain(label);
        expect(body).toContain(options?.find((option) => option.value === value)?.label ?? value.replace('\n', '\r\n'));
      }

      await expect(page).toHaveURL(path);
      expect(await filled(page, form)).toEqual(example(form));
      expect(sent).toEqual([]);
    });

    test('is not sent while the browser refuses a field', async ({ page }) => {
      const libraries = watchLibraries(page);
      await openForm(page, path);
      const refused = form.inputs.find(({ required }) => required);
      await formOn(page, key).getByRole('button', { name: form.submit.label }).click();
      await expect(formOn(page, key).locator(`[name="${refused?.name}"]`)).toBeFocused();
      await fill(page, form);
      await formOn(page, key).locator('[type=email]').fill('ama@');
      await formOn(page, key).getByRole('button', { name: form.submit.label }).click();
      await expect(formOn(page, key).locator('[type=email]')).toBeFocused();
      expect(await libraries()).toEqual([]);
    });
  });
}

test('what is too long for a prepared mail goes to the clipboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const form = formContent('contact');
  test.skip(!form.inputs.some(({ type }) => type === 'textarea'), 'The form has no field for a long text.');
  const long = 'Kente is woven in strips. '.repeat(100);
  await openForm(page, '/contact');
  await fill(page, form);
  await formOn(page, 'contact').locator('textarea').fill(long);
  await formOn(page, 'contact').getByRole('button', { name: form.submit.label }).click();
  const link = page.getByRole('listitem').getByRole('link', { name: words.preparedMail });
  const address = (await link.getAttribute('href')) ?? '';
  expect(address.length).toBeLessThan(2000);
  expect(new URL(address).searchParams.get('body')).toBe(words.longMail);
  await link.click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(long.trim());
  await expect(page).toHaveURL('/contact');
});

test('what was typed survives other pages, loading the page again and leaving the site, in this tab alone', async ({
  page,
  context,
}) => {
  const form = formContent('contact');
  await open(page, '/contact');
  await fill(page, form);
  await goTo(page, '/films');
  await goTo(page, '/contact');
  expect(await filled(page, form)).toEqual(example(form));
  await goTo(page, '/about');
  await page.goBack();
  await expect.poll(() => filled(page, form)).toEqual(example(form));
  await page.reload();
  await expect.poll(() => filled(page, form)).toEqual(example(form));
  await page.goto('about:blank');
  await open(page, '/contact');
  await expect.poll(() => filled(page, form)).toEqual(example(form));
  expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);
  const other = await context.newPage();
  await open(other, '/contact');
  expect(Object.values(await filled(other, form)).join('')).toBe('');
});

test('a link selects an option, a later link another, and what the visitor selects stays', async ({ page }) => {
  const form = formContent('partnership');
  const list = form.inputs.find(({ options = [] }) => options.length > 2);
  test.skip(!list, 'There are too few options.');
  const [first = '', second = '', third = ''] = list?.options?.map(({ value }) => value) ?? [];
  const select = formOn(page, form.key).locator(`[name="${list?.name}"]`);
  const addressOf = (value: string) => `/work-with-us?${list?.name}=${value}#form`;
  await open(page, '/services');
  await goTo(page, addressOf(first));
  await expect(select).toHaveValue(first);
  await formOn(page, form.key).locator('[name=email]').fill('ama@example.org');
  await goTo(page, addressOf(second));
  await expect(select).toHaveValue(second);
  await expect(select).toBeInViewport();
  // Also when the page is loaded again in between.
  await page.reload();
  await expect(select).toHaveValue(second);
  await goTo(page, addressOf(first));
  await expect(select).toHaveValue(first);
  await select.selectOption(third);
  await goTo(page, addressOf(second));
  await goTo(page, addressOf(first));
  await page.reload();
  await expect(select).toHaveValue(third);
  await expect(formOn(page, form.key).locator('[name=email]')).toHaveValue('ama@example.org');
});

test('white space is no answer: the browser asks for one', async ({ page }) => {
  const form = formContent('contact');
  await open(page, '/contact');
  const submit = formOn(page, 'contact').getByRole('button', { name: form.submit.label });
  const texts = form.inputs.filter(({ type, required }) => required && /^text/.test(type));
  for (const { name } of texts) {
    await fill(page, form);
    const field = formOn(page, 'contact').locator(`[name="${name}"]`);
    await field.fill('   ');
    await submit.click();
    await expect(field).toBeFocused();
    expect(await field.evaluate((element: HTMLInputElement) => element.matches(':invalid'))).toBe(true);
  }
  await expect(page.getByRole('listitem').filter({ hasText: words.notOpen.title })).toHaveCount(0);
});

test('a refused field shows it at its edge, and a message has room', async ({ page }) => {
  await open(page, '/contact');
  for (const message of await formOn(page, 'contact').locator('textarea').all())
    await expect(message).toHaveCSS('min-height', '150px');
  const field = formOn(page, 'contact').locator('[type=email]');
  await field.fill('ama@');
  await field.blur();
  await expect(field).toHaveCSS('border-left-width', '12px');
  await field.fill('ama@example.org');
  await field.blur();
  await expect(field).toHaveCSS('border-left-width', '2px');
});

test('where the browser lets no site store anything, the form works all the same', async ({ page }) => {
  await page.addInitScript(() => {
    for (const store of ['localStorage', 'sessionStorage']) {
      const get = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      Object.defineProperty(window, store, { get });
    }
  });
  const form = formContent('contact');
  await openForm(page, '/contact');
  await fill(page, form);
  await goTo(page, '/about');
  await goTo(page, '/contact');
  await fill(page, form);
  await formOn(page, 'contact').getByRole('button', { name: form.submit.label }).click();
  await expect(page.getByRole('listitem').filter({ hasText: words.notOpen.title })).toBeVisible();
  expect(await filled(page, form)).toEqual(example(form));
});
