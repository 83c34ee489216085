import { render, screen } from '@testing-library/react';
import { Link } from './Link';

it('lets the browser load a file, with the path prefix', () => {
  Object.assign(globalThis, { __PATH_PREFIX__: '/project' });
  const press = jest.fn((event: Event) => event.defaultPrevented);
  window.addEventListener('click', press, { once: true });
  render(<Link to="/press/kit.zip">There</Link>);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/project/press/kit.zip');
  screen.getByRole('link').click();
  expect(press).toHaveReturnedWith(false);
});

it.each(['/contact?message=For+Mr.+Mensah#form', '/academy#film-2.0'])('leads to %s by the router', (to) => {
  const press = jest.fn((event: Event) => event.defaultPrevented);
  window.addEventListener('click', press, { once: true });
  render(<Link to={to}>There</Link>);
  screen.getByRole('link').click();
  expect(press).toHaveReturnedWith(true);
});
