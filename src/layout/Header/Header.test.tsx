import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { content } from '../../testing/content';
import { Header } from './Header';

const words = content<Record<'openMenu' | 'closeMenu' | 'mainNavigation', string>>('interface.yaml');
const navigation = content<{
  links: Array<{ label: string; to: string }>;
  callToAction: { label: string; to: string };
}>('navigation.yaml');

/** The header beside a page, in the shell that a menu looks for. */
function show() {
  const { container, unmount } = render(
    <div data-colourway="landing">
      <Header tone="night" />
      <main />
    </div>,
  );
  const find = <E extends Element>(selector: string) => container.querySelector<E>(selector) as E;
  return {
    unmount,
    menu: find<HTMLDetailsElement>('details'),
    toggle: find<HTMLElement>('summary'),
    main: find('main'),
  };
}

/** Opens the menu and tells it, as a browser does. */
async function open(menu: HTMLDetailsElement, toggle: HTMLElement) {
  await userEvent.click(toggle);
  menu.open = true;
  menu.dispatchEvent(new Event('toggle'));
}

it('links every page of the navigation in order, and the call to action, in the bar and in the menu', () => {
  const { menu } = show();
  const expected = navigation.links.map(({ label, to }) => [label, to]);
  for (const bar of screen.getAllByRole('navigation', { name: words.mainNavigation })) {
    const links = within(bar).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(expected);
  }
  const calls = screen.getAllByRole('link', { name: navigation.callToAction.label });
  expect(calls.map((call) => menu.contains(call))).toEqual([false, true]);
  expect(menu.querySelector('summary')).toHaveTextContent(words.openMenu + words.closeMenu);
});

it('puts the page out of reach while the menu is open', async () => {
  const { menu, toggle, main } = show();
  await open(menu, toggle);
  expect(main).toHaveAttribute('inert');
  expect(document.documentElement).toHaveAttribute('data-menu-open');
  menu.open = false;
  menu.dispatchEvent(new Event('toggle'));
  expect(main).not.toHaveAttribute('inert');
  expect(document.documentElement).not.toHaveAttribute('data-menu-open');
});

it.each([
  ['a link', () => userEvent.click(screen.getAllByRole('link', { name: navigation.links[2]?.label })[1] as Element)],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['going back', () => dispatchEvent(new PopStateEvent('popstate'))],
  ['a window without it', () => dispatchEvent(new Event('resize'))],
  ['the focus, which leaves it', () => document.querySelector<HTMLElement>('header > div > a')?.focus()],
])('closes with %s', async (_, close) => {
  const { menu, toggle } = show();
  await open(menu, toggle);
  toggle.focus();
  await close();
  expect(menu.open).toBe(false);
});

it('leaves the page as it was when it goes while it is open', async () => {
  const { menu, toggle, unmount } = show();
  await open(menu, toggle);
  unmount();
  expect(document.documentElement).not.toHaveAttribute('data-menu-open');
});
