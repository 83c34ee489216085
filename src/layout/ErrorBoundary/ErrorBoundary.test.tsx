import { render, screen } from '@testing-library/react';
import { content } from '../../testing/content';
import { ErrorBoundary } from './ErrorBoundary';
import { Failure } from './Failure';

const { failure } = content<{ failure: { title: string; reload: string; unknown: string } }>('interface.yaml');

function Thrower({ error }: { error: unknown }): never {
  throw error;
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

it.each([
  ['what an error says', new Error('The loom has stopped'), 'The loom has stopped'],
  ['that nothing is known of it', null, failure.unknown],
])('shows the title and %s', (_, error, message) => {
  render(
    <ErrorBoundary fallback={(thrown) => <Failure error={thrown} />}>
      <Thrower error={error} />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(failure.title);
  expect(screen.getByText(message)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: failure.reload })).toBeEnabled();
});

it('tries again with other data', () => {
  const { rerender } = render(
    <ErrorBoundary fallback={() => null} resetKey="films">
      <Thrower error={new Error('broken')} />
    </ErrorBoundary>,
  );
  rerender(
    <ErrorBoundary fallback={() => null} resetKey="about">
      About
    </ErrorBoundary>,
  );
  expect(screen.getByText('About')).toBeInTheDocument();
});
