import { render, screen } from '@testing-library/react';
import { PageIndex } from './PageIndex';

it('shows the number of entries of a link, if it is known', () => {
  const links = [3, 0, undefined].map((count, at) => ({ to: `/awards#${at}`, text: 'SDEA', count }));
  render(<PageIndex label="Awards" links={links} className={undefined} />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['3 SDEA', '0 SDEA', 'SDEA']);
});
