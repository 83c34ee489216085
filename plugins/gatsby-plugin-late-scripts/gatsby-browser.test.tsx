import { waitFor } from '@testing-library/react';
import { replaceHydrateFunction } from './gatsby-browser';

type Hydrate = (element: React.ReactNode, root: Element) => void;

function Broken(): never {
  throw new Error('broken');
}

it('restores the built page when Gatsby throws outside of every error boundary', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  window.lateScripts = { takeOver: () => true, stayStatic: jest.fn(), pressed: () => [] };
  const root = document.createElement('div');
  const built = '<main><h1>Films</h1></main>';
  root.innerHTML = built;
  const hydrate = replaceHydrateFunction?.({} as never, { plugins: [] }) as unknown as Hydrate;
  hydrate(<Broken />, root);
  await waitFor(() => expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken' })));
  expect(root.innerHTML).toBe(built);
  expect(document.documentElement.dataset.scripts).toBe('off');
});
