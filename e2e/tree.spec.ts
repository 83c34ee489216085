import type { Page } from '@playwright/test';
import { content } from '../src/testing/content';
import { barLists, figuresOn, footerLists, lists } from './support/expected';
import { formContent, places } from './support/forms';
import { menuOf } from './support/menu';
import { open } from './support/open';
import { routes } from '../src/testing/routes';
import { expect, test } from './support/test';
import { type Heard, heardOn, inOrder, listsIn, pairsIn, textOf, withRole } from './support/tree';
import { isWritten } from './support/words';

// What a screen reader has to say about each page: Chromium's own accessibility tree, in the order in which it is read.

const words = content<Record<string, string> & { forms: Record<string, string> }>('interface.yaml');
const navigation = content<{ links: Array<{ label: string; to: string }>; callToAction: { label: string } }>(
  'navigation.yaml',
);
const notFound = content<(typeof routes)[number]>('pages/404.yaml');
const pages = [...routes, { ...notFound, path: '/no-such-page' }];

interface OwnParts {
  index?: string;
  reel?: { label: string };
}
const own = (path: string): OwnParts => content<OwnParts>(`pages/${path === '/' ? 'index' : path.slice(1)}.yaml`);

const said = ({ role, name }: Heard) => (name ? `${role} "${name}"` : role);
const landmarks = new Set(['banner', 'navigation', 'main', 'region', 'complementary', 'search', 'contentinfo']);

/** A page's landmarks in their order; what stands within the page itself comes from its file. */
function expectedLandmarks(path: string): string[] {
  const { index, reel } = path === '/no-such-page' ? {} : own(path);
  return [
    'banner',
    `navigation "${words.mainNavigation}"`,
    'main',
    ...(index ? [`navigation "${index}"`] : []),
    ...(reel ? [`region "${reel.label}"`] : []),
    'contentinfo',
    ...['footerNavigation', 'socialNavigation', 'legalNavigation'].map((key) => `navigation "${words[key]}"`),
  ];
}

function expectHeadings(all: Heard[], { path, name, hero }: (typeof pages)[number]): void {
  expect
    .soft(all.filter(({ level }) => level === 1).map((heading) => heading.name))
    .toEqual([(hero.name ?? '') + hero.headline]);
  // The specification words the landing page's, without the company's name.
  if (path !== '/') expect.soft(all[0]?.name.toLowerCase()).toContain(name.toLowerCase());
  const skipped = all.filter(({ level = 0 }, at) => level > (all[at - 1]?.level ?? 0) + 1);
  expect.soft(skipped.map(said), 'headings below a level that is missing').toEqual([]);
}

/** What is pressed or followed has a name made of words from `data/`, and so has every heading. */
function expectNames(all: Heard[]): void {
  const named = all.filter(({ role }) => ['heading', 'link', 'button', 'textbox', 'combobox'].includes(role));
  expect.soft(named.filter(({ name }) => !isWritten(name)).map(said), 'names nobody has written').toEqual([]);
}

/** Pictures have the alternative their YAML gives; those without one are not mentioned. */
async function expectPictures(page: Page, root: Heard): Promise<void> {
  const alternatives = await page
    .locator('main img')
    .evaluateAll((images) =>
      images.filter((image) => image.checkVisibility()).map((image) => image.getAttribute('alt')),
    );
  const heard = withRole(root, 'image', 'img').map(({ name }) => name);
  expect.soft(heard).toEqual(alternatives.filter((alternative) => alternative !== ''));
  expect
    .soft(
      heard.filter((name) => !isWritten(name)),
      'alternatives nobody has written',
    )
    .toEqual([]);
}

/** Every paragraph and time is read as it stands: no space is lost between two of its parts. */
async function expectParagraphs(page: Page, root: Heard): Promise<void> {
  const shown = await page
    .locator('body :is(p, time):not([aria-hidden])')
    .evaluateAll((texts) =>
      texts
        .filter((text) => text.checkVisibility())
        .map((text) => (text as HTMLElement).innerText.replace(/\n/g, '').trim()),
    );
  // Quotation marks are the style sheet's.
  const heard = new Set(
    withRole(root, 'paragraph', 'time', 'StaticText').map((one) => textOf(one).replace(/^‘|’$/g, '')),
  );
  expect
    .soft(
      shown.filter((text) => !heard.has(text)),
      'texts that are read otherwise',
    )
    .toEqual([]);
}

/** The fields of a page's form in the order of their YAML, and what is said of each. */
function expectForm(root: Heard, path: string): void {
  const key = Object.keys(places).find((form) => places[form] === path);
  const form = key ? formContent(key) : undefined;
  const expected = form?.inputs.map(({ label, type, required, hint, options }) => ({
    role: type === 'select' ? 'combobox' : 'textbox',
    name: `${label} ${required ? words.forms.required : words.forms.optional}`,
    // Of lists Chromium says it by the name alone.
    required: required && type !== 'select',
    description: hint ?? '',
    options: options ? [words.forms.selectAnOption, ...options.map((option) => option.label)] : [],
  }));
  const fields = withRole(root, 'textbox', 'combobox', 'checkbox', 'spinbutton', 'listbox').map((field) => ({
    role: field.role,
    name: field.name,
    required: field.required,
    description: field.description,
    options: withRole(field, 'option').map(({ name }) => name),
  }));
  expect.soft(fields).toEqual(expected ?? []);
  const last = withRole(withRole(root, 'form')[0] ?? { ...root, children: [] }, 'button').map(({ name }) => name);
  expect.soft(last).toEqual(form ? [form.submit.label] : []);
}

for (const each of pages) {
  const { path } = each;
  test(`${path} is read out whole, in order and by name`, async ({ page, quiet }) => {
    if (path === '/no-such-page') quiet.expect(/404/);
    await open(page, path);
    const root = await heardOn(page);
    const all = inOrder(root);
    const part = (role: string) => withRole(root, role)[0] ?? { ...root, children: [] };
    const main = part('main');

    expect.soft(all[0] && said(all[0])).toBe(`link "${words.skipToContent}"`);
    expect.soft(all.filter(({ role }) => landmarks.has(role)).map(said)).toEqual(expectedLandmarks(path));
    expectHeadings(withRole(root, 'heading'), each);
    expectNames(all);
    expect.soft(listsIn(part('banner'))).toEqual(barLists);
    // A page that is new here has no list to be held to yet.
    expect.soft(listsIn(main)).toEqual(lists[path] ?? expect.any(Array));
    expect.soft(listsIn(part('contentinfo'))).toEqual(footerLists);
    expect.soft(pairsIn(main)).toEqual(expect.arrayContaining(figuresOn[path] ?? []));
    await expectPictures(page, root);
    await expectParagraphs(page, root);
    expectForm(root, path);

    const current = page.getByRole('navigation', { name: words.mainNavigation }).locator('[aria-current]');
    const here = navigation.links.filter(({ to }) => to === path).map(({ label }) => label);
    await expect.soft(current).toHaveText(here);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

  test('the open menu is all there is to hear, and says which page is shown', async ({ page }) => {
    await open(page, '/films');
    const banner = withRole(await heardOn(page), 'banner');
    const toggle = banner.flatMap((part) => withRole(part, 'DisclosureTriangle'));
    expect(toggle.map(({ name }) => name)).toEqual([words.openMenu]);
    await menuOf(page).toggle.click();
    await expect(menuOf(page).sheet).toBeVisible();
    const controls = withRole(await heardOn(page), 'DisclosureTriangle', 'link', 'button').map(said);
    expect(controls).toEqual([
      `DisclosureTriangle "${words.closeMenu}"`,
      `link "${words.homeLink}"`,
      ...navigation.links.map(({ label }) => `link "${label}"`),
      `link "${navigation.callToAction.label}"`,
    ]);
    await expect(menuOf(page).sheet.locator('[aria-current=page]')).toHaveAttribute('href', '/films');
  });
});
