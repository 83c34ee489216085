import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Menu } from './Menu';

/** Renders the open menu between two controls. */
function show(): HTMLDetailsElement {
  const page = (
    <>
      <button type="button">Before</button>
      <Menu />
      <button type="button">Behind</button>
    </>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  render(page, { container, hydrate: true });
  const menu = container.querySelector('details');
  if (!menu) throw new Error('There is no menu.');
  menu.open = true;
  return menu;
}

// For browsers without `inert`, which jsdom does not support either.
test.each(['Before', 'Behind'])('closes when the focus moves to the control %s it', (name) => {
  const menu = show();
  menu.querySelector('a')?.focus();
  document.querySelector<HTMLElement>('#menu > button')?.focus();
  expect(menu.open).toBe(true);
  screen.getByText(name).focus();
  expect(menu.open).toBe(false);
});
