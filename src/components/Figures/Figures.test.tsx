import { render } from '@testing-library/react';
import { Figures } from './Figures';

test('a figure is read number first, then label', () => {
  const { container } = render(<Figures figures={[{ key: 'films', value: '18+', label: 'Films Annually' }]} />);
  expect(container).toHaveTextContent('18+ Films Annually');
});
