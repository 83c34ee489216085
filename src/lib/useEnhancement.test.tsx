import { render, screen } from '@testing-library/react';
import { useEnhancement } from './useEnhancement';

const broken = new Error('broken on purpose');
const fail = () => {
  throw broken;
};

function Part({ effect }: { effect: Parameters<typeof useEnhancement>[0] }) {
  useEnhancement(effect, [effect]);
  return <p>Films</p>;
}

it.each([
  ['begins', fail],
  ['ends', () => fail],
])('the page stays if an effect throws when it %s', (_, effect) => {
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  const { rerender } = render(<Part effect={effect} />);
  rerender(<Part effect={() => undefined} />);
  expect(logged.mock.calls).toEqual([[broken]]);
  expect(screen.getByText('Films')).toBeInTheDocument();
  jest.restoreAllMocks();
});
