import { render, screen } from '@testing-library/react';
import { wrapPageElement } from './wrapPageElement';

jest.mock('../components/Toaster/Toaster', () => ({
  Toaster() {
    throw new Error('broken');
  },
}));

it('keeps the page when toasts fail', () => {
  const error = jest.spyOn(console, 'error').mockReturnValue();
  render(wrapPageElement({ element: <h1>Films</h1>, props: {} } as Parameters<typeof wrapPageElement>[0]));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Films');
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  expect(error).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken' }));
});
