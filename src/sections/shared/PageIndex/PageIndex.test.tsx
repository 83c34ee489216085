import { render, screen } from '@testing-library/react';
import { PageIndex } from './PageIndex';

it('is left out while there is nothing to link to', () => {
  render(<PageIndex label="Awards" links={[]} className={undefined} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('gives the number of entries behind a link, where one is known', () => {
  const links = [3, 0, undefined].map((count, at) => ({ to: `/awards#${at}`, text: 'SDEA', count }));
  render(<PageIndex label="Awards" links={links} className={undefined} />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['3 SDEA', '0 SDEA', 'SDEA']);
});
