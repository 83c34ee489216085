import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { content } from '../../testing/content';
import { Header } from './Header';

const words = content<Record<'openMenu' | 'closeMenu' | 'menu' | 'mainNavigation', string>>('interface.yaml');
const navigation = content<{
  links: Array<{ label: string; to: string }>;
  callToAction: { label: string; to: string };
}>('navigation.yaml');

beforeAll(() => {
  // jsdom has neither modal dialogs nor media queries; these do what the header relies on.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as unknown as MediaQueryList;
  const { matches } = Element.prototype;
  Element.prototype.matches = function guarded(selector) {
    return selector === ':popover-open' ? false : matches.call(this, selector);
  };
});

it('links every page of the navigation in order, and the call to action', () => {
  render(<Header tone="night" />);
  const bar = screen.getByRole('navigation', { name: words.mainNavigation });
  const links = within(bar).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    navigation.links.map(({ label, to }) => [label, to]),
  );
  expect(screen.getByRole('link', { name: navigation.callToAction.label })).toHaveAttribute(
    'href',
    navigation.callToAction.to,
  );
});

it('opens the menu with the toggle and closes it with the close button or a link', async () => {
  const user = userEvent.setup();
  render(<Header tone="night" />);
  const toggle = screen.getByRole('button', { name: words.openMenu });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');

  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  const menu = screen.getByRole('dialog', { name: words.menu });
  await user.click(within(menu).getByRole('button', { name: words.closeMenu }));
  expect(toggle).toHaveAttribute('aria-expanded', 'false');

  await user.click(toggle);
  await user.click(within(menu).getAllByRole('link')[2] as HTMLElement);
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
});
