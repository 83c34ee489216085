import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from './ErrorBoundary';

const problem = new Error('broken');
function Broken(): never {
  throw problem;
}
const at = (page: string, children = <p>{page}</p>) => (
  <ErrorBoundary resetKey={page} fallback={() => 'failed'}>
    {children}
  </ErrorBoundary>
);

it('logs the error of the next page once, and renders the page after it', () => {
  const error = jest.spyOn(console, 'error').mockReturnValue();
  const { rerender } = render(at('/about'));
  rerender(at('/films', <Broken />));
  expect(screen.getByText('failed')).toBeInTheDocument();
  expect(error.mock.calls.filter(([first]) => first === problem)).toHaveLength(1);
  rerender(at('/contact'));
  expect(screen.getByText('/contact')).toBeInTheDocument();
});
