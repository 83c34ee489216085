import { waitFor } from '@testing-library/react';
import { Suspense, useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { frame } from './testing/loader';
import { onInitialClientRender, replaceHydrateFunction } from './gatsby-browser';

const answer = jest.fn();

function Page({ onRender }: { onRender?: () => void }) {
  useEffect(() => onRender?.(), [onRender]);
  return (
    <Suspense>
      <p>Write to us</p>
      <input id="name" />
      <button type="button" onClick={answer}>
        Send
      </button>
    </Suspense>
  );
}

/** Shows the page as it is built; a visitor presses its button, and is in its field. */
function built() {
  document.body.innerHTML = `<div>${renderToString(<Page />)}</div>`;
  const root = document.body.firstElementChild as HTMLElement;
  const button = document.querySelector('button') as HTMLElement;
  document.querySelector('input')?.focus();
  window.lateScripts = { takeOver: () => true, stayStatic: jest.fn(), pressed: () => [button] };
  return { root, button };
}

function hydrate(root: HTMLElement): void {
  const noOptions = { plugins: [] };
  const begin = replaceHydrateFunction?.({} as never, noOptions) as (element: unknown, root: Element) => void;
  begin(<Page onRender={() => onInitialClientRender?.({} as never, noOptions)} />, root);
}

// As a browser does it: section by section.
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
beforeEach(() => {
  answer.mockClear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it('answers what was pressed before', async () => {
  const { root, button } = built();
  hydrate(root);
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(1));
  expect(document.querySelector('button')).toBe(button);
});

it('answers it, and keeps the focus, where React renders anew what was changed', async () => {
  const { root, button } = built();
  button.before(document.createElement('b'));
  hydrate(root);
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(1));
  expect(button).not.toBeInTheDocument();
  expect(document.querySelector('input')).toHaveFocus();
});

it('leaves a page alone that the inline script does not give away', async () => {
  const { root, button } = built();
  window.lateScripts = { takeOver: () => false, stayStatic: jest.fn(), pressed: () => [] };
  hydrate(root);
  await frame();
  button.click();
  expect(answer).not.toHaveBeenCalled();
});
