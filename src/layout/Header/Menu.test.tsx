import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Menu } from './Menu';

// For browsers without `inert`, which jsdom does not support either.
test.each(['Before', 'Behind'])('closes when the focus moves to the control %s it', (name) => {
  const page = (
    <>
      <button type="button">Before</button>
      <Menu />
      <button type="button">Behind</button>
    </>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  render(page, { container, hydrate: true });
  const menu = container.querySelector('details') as HTMLDetailsElement;
  menu.open = true;
  menu.querySelector('a')?.focus();
  document.querySelector<HTMLElement>('#menu > button')?.focus();
  expect(menu.open).toBe(true);
  screen.getByText(name).focus();
  expect(menu.open).toBe(false);
});
