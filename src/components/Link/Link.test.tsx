import { render, screen } from '@testing-library/react';
import { Link } from './Link';

it.each([
  ['the browser', '/press/kit.zip', '/project/press/kit.zip'],
  ['the router, which adds the path prefix,', '/contact?message=For+Mr.+Mensah#form'],
  ['the router, which adds the path prefix,', '/academy#film-2.0'],
])('lets %s load %s', (by, to, href = to) => {
  Object.assign(globalThis, { __PATH_PREFIX__: '/project' });
  const press = jest.fn((event: Event) => event.defaultPrevented);
  window.addEventListener('click', press, { once: true });
  render(<Link to={to}>There</Link>);
  expect(screen.getByRole('link')).toHaveAttribute('href', href);
  screen.getByRole('link').click();
  expect(press).toHaveReturnedWith(by !== 'the browser');
});
