import { render, screen } from '@testing-library/react';
import { Link } from './Link';

it.each([
  '/about',
  '/about#values',
  '#values',
  'mailto:hello@pams.example',
  'tel:+233300000001',
  'https://example.org/',
])('leads to %s', (to) => {
  render(<Link to={to}>There</Link>);
  expect(screen.getByRole('link', { name: 'There' })).toHaveAttribute('href', to);
});

it.each(['/feed.xml', '/press/kit.zip'])('leaves %s, a file, to the browser', (to) => {
  const press = jest.fn((event: Event) => event.defaultPrevented);
  window.addEventListener('click', press, { once: true });
  render(<Link to={to}>There</Link>);
  screen.getByRole('link').click();
  expect(press).toHaveReturnedWith(false);
});

it.each([undefined, null, ''])('is a link without an address while it has no destination (%p)', (to) => {
  render(<Link to={to}>Soon</Link>);
  expect(screen.getByRole('link', { name: 'Soon' })).not.toHaveAttribute('href');
});

it('leads to a file below the path of the site', () => {
  Object.assign(globalThis, { __PATH_PREFIX__: '/project' });
  render(<Link to="/feed.xml">There</Link>);
  expect(screen.getByRole('link', { name: 'There' })).toHaveAttribute('href', '/project/feed.xml');
  Object.assign(globalThis, { __PATH_PREFIX__: '' });
});
