import { render, screen } from '@testing-library/react';
import { OfficeMap } from './OfficeMap';

test('shows only the map if there is no office', () => {
  render(<OfficeMap label="Soon" heading={undefined} children={[]} />);
  expect(screen.getByText('Soon')).toBeVisible();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
