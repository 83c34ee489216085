import { render, screen } from '@testing-library/react';
import { content } from '../../testing/content';
import { ErrorBoundary } from './ErrorBoundary';
import { Failure } from './Failure';

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

const { failure } = content<Queries.Interface>('interface.yaml');

it.each<[what: string, error: unknown, message: string]>([
  ['the message of an error', problem, 'broken'],
  ['a text', 'No such page', 'No such page'],
  ['the status of a response', { message: '', statusText: 'Not Found' }, 'Not Found'],
  ['that something went wrong, without a message', undefined, failure.unknown],
])('the error screen shows %s', (_, error, message) => {
  Object.assign(globalThis, { __ERROR_SCREEN_TEXT__: failure });
  render(<Failure error={error} />);
  expect(screen.getByText(message)).toBeInTheDocument();
});
