import type { Page } from '@playwright/test';
import { content } from '../../src/testing/content';
import { goTo, open } from './open';
import { changePageData } from './pageData';

/** The path of the page of each form, by the form's key. */
export const places = {
  contact: '/contact',
  partnership: '/work-with-us',
  newsletter: '/media-hub',
} as const;

/** The words of all forms. */
export const { forms: words } = content<{ forms: Queries.FormWords }>('interface.yaml');

/** Returns the content of a form by its key. */
export const formContent = (key: string) => content<Queries.FormFragment>(`forms/${key}.yaml`);

const examples = {
  text: 'Ama Ɔkyere & Söhne',
  email: 'ama@example.org',
  tel: '+233 30 000 0001',
  textarea: 'First line\nsecond line: 100 % + more?',
};

/** Returns a value for each field; for a list of options, the last one. */
export function example(form: Queries.FormFragment): Record<string, string> {
  return Object.fromEntries(
    form.inputs.map(({ name, type, options }) => [
      name,
      type === 'select' ? (options?.at(-1)?.value ?? '') : examples[type],
    ]),
  );
}

/** Returns the form with this key on a page. */
export const formOn = (page: Page, key: string) => page.locator(`form[name="${key}"]`);

/** Fills every field as a visitor would. */
export async function fill(page: Page, form: Queries.FormFragment): Promise<void> {
  const values = example(form);
  for (const { name, type } of form.inputs) {
    const control = formOn(page, form.key).locator(`[name="${name}"]`);
    if (type === 'select') await control.selectOption(values[name] ?? '');
    else await control.fill(values[name] ?? '');
  }
}

/** Returns the values of the fields, by name. */
export const filled = (page: Page, form: Queries.FormFragment) =>
  formOn(page, form.key).evaluate(
    (element: HTMLFormElement, names) =>
      Object.fromEntries(names.map((name) => [name, (element.elements.namedItem(name) as HTMLInputElement).value])),
    form.inputs.map(({ name }) => name),
  );

/** Returns a copy of a page's data in which every form has this endpoint, or none if it is null. No form is sent to Netlify. */
const withEndpoint = (data: unknown, endpoint: string | null): unknown =>
  JSON.parse(
    JSON.stringify(data, (_, value) => (value?.inputs ? { ...value, endpoint, netlify: null } : (value as unknown))),
  );

/** Opens a page whose form has no endpoint, also if its YAML has one, because tests must not send to real endpoints. */
export async function openForm(page: Page, path: string): Promise<void> {
  await changePageData(page, path, (data) => withEndpoint(data, null));
  await open(page, path);
}

/** Opens the contact page by a link, as if its YAML had an endpoint: with changed page data and Content-Security-Policy. */
export async function openWithEndpoint(page: Page, endpoint: string): Promise<void> {
  const { origin } = new URL(endpoint);
  await changePageData(page, '/contact', (data) => withEndpoint(data, endpoint));
  const about = await page.request.get('/about');
  const body = (await about.text()).replace("connect-src 'self'", `connect-src 'self' ${origin}`);
  await page.route('**/about', (route) => route.fulfill({ response: about, body }));
  await open(page, '/about');
  await goTo(page, '/contact');
}
