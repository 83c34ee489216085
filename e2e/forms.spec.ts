import { content } from '../src/testing/content';
import { axeProblems } from './support/axe';
import { example, fill, filled, formContent, formOn, openForm, places } from './support/forms';
import { isFull } from './support/full';
import { goTo, open } from './support/open';
import { expect, test } from './support/test';

// The forms without an endpoint.

test.use({ pictures: 'empty' });

const words = content<{
  forms: { notOpen: { title: string; message: string } } & Record<
    'preparedMail' | 'prepare' | 'longMail' | 'noScript',
    string
  >;
}>('interface.yaml').forms;
const { email } = content<{ email: string }>('company.yaml');

for (const [key, path] of Object.entries(places).slice(0, isFull ? undefined : 1)) {
  const form = formContent(key);

  test.describe(`the ${key} form`, () => {
    // Here a toast is as wide as the window.
    test.use({ viewport: { width: 390, height: 844 } });

    test('keeps everything, asks no server and offers a prepared mail', async ({ page }) => {
      await openForm(page, path);
      const submit = formOn(page, key).getByRole('button', { name: words.prepare });
      await submit.click();
      await expect(formOn(page, key).locator(':focus')).toHaveJSProperty('validity.valid', false);
      expect(await axeProblems(page, `form[name=${key}]`)).toEqual([]);
      await fill(page, form);
      const sent: string[] = [];
      page.on('request', (request) => {
        const { origin, search } = new URL(request.url());
        if (request.method() !== 'GET' || origin !== new URL(page.url()).origin || search) sent.push(request.url());
      });
      await submit.click();
      await expect(page.getByText(words.notOpen.message)).toHaveCount(1);
      const answer = formOn(page, key).getByRole('status');
      const toast = page.getByRole('listitem').filter({ hasText: words.notOpen.title });
      await expect(toast).toBeInViewport({ ratio: 1 });
      await expect(answer).toBeInViewport({ ratio: 1 });
      const [below, above] = [await toast.boundingBox(), await answer.boundingBox()];
      if (!below || !above) throw new Error('no box');
      const isBeside = above.x + above.width <= below.x;
      expect(isBeside || above.y + above.height <= below.y, 'the toast covers the answer').toBe(true);
      expect(await axeProblems(page, `form[name=${key}]`)).toEqual([]);
      const link = answer.getByRole('link', { name: words.preparedMail });
      await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
      await link.click();
      const mail = new URL((await link.getAttribute('href')) ?? '');
      expect(mail.pathname).toBe(email);
      expect(mail.searchParams.get('subject')).toBe(form.mailSubject);
      for (const { label } of form.inputs) expect(mail.searchParams.get('body')).toContain(label);
      await expect(page).toHaveURL(path);
      expect(await filled(page, form)).toEqual(example(form));
      expect(sent).toEqual([]);
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('says where to write in the place of its button', async ({ page }) => {
        test.skip(Boolean(form.endpoint ?? form.netlify), 'It is posted to its endpoint.');
        await page.goto(path);
        await expect(formOn(page, key).getByText(words.noScript.replace('{email}', email))).toBeVisible();
        await expect(formOn(page, key).getByRole('link', { name: email })).toHaveAttribute('href', /^mailto:/);
        await expect(formOn(page, key).getByRole('button')).toHaveCount(0);
      });
    });
  });
}

test('where scripts have failed it says where to write, and keeps what was typed', async ({ page, consoleOutput }) => {
  consoleOutput.allow(/ERR_FAILED/);
  const form = formContent('contact');
  test.skip(Boolean(form.endpoint ?? form.netlify), 'It is posted to its endpoint.');
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/contact');
  await fill(page, form);
  await expect(formOn(page, 'contact').getByText(words.noScript.replace('{email}', email))).toBeVisible();
  await expect(formOn(page, 'contact').getByRole('button')).toHaveCount(0);
  expect(await filled(page, form)).toEqual(example(form));
});

test('what is too long for a prepared mail goes to the clipboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const form = formContent('contact');
  test.skip(!form.inputs.some(({ type }) => type === 'textarea'), 'The form has no field for a long text.');
  const long = 'Kente is woven in strips. '.repeat(100);
  await openForm(page, '/contact');
  await fill(page, form);
  await formOn(page, 'contact').locator('textarea').fill(long);
  await formOn(page, 'contact').getByRole('button', { name: words.prepare }).click();
  await page.getByRole('listitem').getByRole('link', { name: words.preparedMail }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(long.trim());
});

test('what was typed survives other pages, a reload and leaving the site, in this tab alone', async ({
  page,
  context,
}) => {
  const form = formContent('contact');
  await open(page, '/contact');
  await fill(page, form);
  await goTo(page, '/films');
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

test('a link selects an option in its own form, for this visit alone', async ({ page }) => {
  const [contact, partnership] = ['contact', 'partnership'].map((key) => {
    const list = formContent(key).inputs.find(({ options }) => (options?.length ?? 0) > 1);
    const select = formOn(page, key).locator(`[name="${list?.name}"]`);
    return { name: list?.name, path: places[key], options: list?.options?.map(({ value }) => value), select };
  });
  test.skip(!contact?.name || !partnership?.name, 'There are too few options.');
  const follow = async (form: typeof contact, value = '') => {
    await goTo(page, value ? `${form?.path}?${form?.name}=${value}#form` : (form?.path ?? ''));
    await expect(form?.select ?? page.locator('select')).toHaveValue(value);
  };
  await open(page, '/services');
  await follow(contact, contact?.options?.[0]);
  await follow(partnership, partnership?.options?.[0]);
  await follow(contact, contact?.options?.[1]);
  await expect(page.locator('#form')).toBeInViewport();
  await page.reload();
  await expect(page.locator('form select').first()).toHaveValue(contact?.options?.[1] ?? '');
  await follow(contact);
});
