import { render, screen } from '@testing-library/react';
import { KeyFigures } from './KeyFigures';

const figure = { key: 'films', value: '18+', label: 'Films Annually', note: null };

test.each([
  ['three short figures are large', [figure, figure, figure], 'large'],
  ['four figures are small', [figure, figure, figure, figure], 'compact'],
  ['figures with a long value are small', [figure, { ...figure, value: '500+' }], 'compact'],
  ['figures with a long label are small', [figure, { ...figure, label: 'Films and series each year' }], 'compact'],
  ['figures with a long word are small', [figure, { ...figure, label: 'Documentaries' }], 'compact'],
])('%s', (_, figures, size) => {
  render(<KeyFigures figures={figures.map((each, index) => ({ ...each, key: String(index) }))} />);
  expect(screen.getByRole('list')).toHaveClass(size);
});
