import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useHydrated } from './useHydrated';

it('is false in the built page, and true once scripts have taken it over', async () => {
  const said: boolean[] = [];
  function Probe() {
    const hydrated = useHydrated();
    said.push(hydrated);
    return <p>{hydrated ? 'taken over' : 'built'}</p>;
  }
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Probe />);
  expect(page).toHaveTextContent('built');
  const root = await act(() => hydrateRoot(page, <Probe />));
  expect(page).toHaveTextContent('taken over');
  expect(said).toEqual([false, false, true]);
  act(() => root.unmount());
});
