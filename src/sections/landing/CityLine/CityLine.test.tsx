import { render, screen } from '@testing-library/react';
import { CityLine } from './CityLine';

it('has no list if there is no office', () => {
  render(<CityLine heading={{ title: 'Cities' }} offices={[]} />);
  expect(screen.getByRole('heading')).toHaveTextContent('Cities');
  expect(screen.queryByRole('list')).toBeNull();
});
