import { render, screen } from '@testing-library/react';
import { wrapPageElement } from './wrapPageElement';

const mockPart = jest.fn();
jest.mock('../components/Toaster/Toaster', () => ({ Toaster: () => mockPart('toasts') }));
jest.mock('../components/ComingSoon/ComingSoon', () => ({
  ...jest.requireActual('../components/ComingSoon/ComingSoon'),
  ComingSoonTooltip: () => mockPart('tooltips'),
}));

it.each(['toasts', 'tooltips'])('keeps the page when %s fail', (failing) => {
  jest.spyOn(console, 'error').mockReturnValue();
  mockPart.mockImplementation((name) => {
    if (name === failing) throw new Error('broken');
    return name;
  });
  render(wrapPageElement({ element: <h1>Films</h1>, props: {} } as Parameters<typeof wrapPageElement>[0]));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Films');
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken' }));
  jest.restoreAllMocks();
});
