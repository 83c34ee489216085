import { content } from '../src/testing/content';
import { axeProblems } from './support/axe';
import { expectBelowHeader } from './support/belowHeader';
import { example, fill, filled, formContent, formOn, openForm, places } from './support/forms';
import { goTo, open } from './support/open';
import { expect, test } from './support/test';

// The forms without an endpoint. What they say and what is in a prepared mail is in the tests of Form.

test.use({ pictures: 'empty' });

const words = content<{ forms: Record<'preparedMail' | 'prepare', string> & { notOpen: { title: string } } }>(
  'interface.yaml',
).forms;
const form = formContent('contact');

test.describe('on a phone, where a toast is as wide as the window,', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    'a form shows what it lacks; filled, it asks no server, and its toast does not cover its answer',
    { tag: '@browsers' },
    async ({ page }) => {
      await openForm(page, places.contact);
      const submit = formOn(page, form.key).getByRole('button', { name: words.prepare });
      await submit.click();
      const invalid = formOn(page, form.key).locator(':focus');
      await expect(invalid).toHaveJSProperty('validity.valid', false);
      await expectBelowHeader(page.locator(`label[for="${await invalid.getAttribute('id')}"]`));
      expect(await axeProblems(page, `form[name=${form.key}]`)).toEqual([]);
      await fill(page, form);
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() !== 'GET' || new URL(request.url()).search) sent.push(request.url());
      });
      await submit.click();
      const answer = formOn(page, form.key).getByRole('status');
      const toast = page.getByRole('listitem').filter({ hasText: words.notOpen.title });
      await expect(toast).toBeInViewport({ ratio: 1 });
      await expect(answer).toBeInViewport({ ratio: 1 });
      const [below, above] = [await toast.boundingBox(), await answer.boundingBox()];
      if (!below || !above) throw new Error('no box');
      expect(above.y + above.height, 'the toast is below the answer').toBeLessThanOrEqual(below.y);
      expect(await axeProblems(page, `form[name=${form.key}]`)).toEqual([]);
      await expect(page).toHaveURL(places.contact);
      expect(await filled(page, form)).toEqual(example(form));
      expect(sent).toEqual([]);
    },
  );
});

test('what is too long for a prepared mail goes to the clipboard', async ({ page, context }) => {
  test.skip(!form.inputs.some(({ type }) => type === 'textarea'), 'The form has no field for a long text.');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const long = 'Kente is woven in strips. '.repeat(100);
  await openForm(page, places.contact);
  await fill(page, form);
  await formOn(page, form.key).locator('textarea').fill(long);
  await formOn(page, form.key).getByRole('button', { name: words.prepare }).click();
  await page.getByRole('listitem').getByRole('link', { name: words.preparedMail }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(long.trim());
});

test('what was typed survives other pages, a reload and leaving the site, in this tab alone', async ({
  page,
  context,
}) => {
  const kept = () => expect.poll(() => filled(page, form)).toEqual(example(form));
  await open(page, '/contact');
  await fill(page, form);
  await goTo(page, '/films');
  await page.goBack();
  await kept();
  await page.reload();
  await kept();
  await page.goto('about:blank');
  await open(page, '/contact');
  await kept();
  expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);
  const other = await context.newPage();
  await open(other, '/contact');
  expect(Object.values(await filled(other, form)).join('')).toBe('');
});

test('a link selects an option in its own form, and a reload keeps it', async ({ page }) => {
  const list = form.inputs.find(({ options }) => (options?.length ?? 0) > 0);
  test.skip(!list, 'The form has no list to choose from.');
  const value = list?.options?.[0]?.value ?? '';
  const select = formOn(page, form.key).locator(`[name="${list?.name}"]`);
  await open(page, '/services');
  await goTo(page, `${places.contact}?${list?.name}=${value}#form`);
  await expect(select).toHaveValue(value);
  await expect(page.locator('#form')).toBeInViewport();
  await page.reload();
  await expect(select).toHaveValue(value);
});
