import { render, screen } from '@testing-library/react';
import { content } from '../../testing/content';
import { fixture } from '../../testing/fixture';
import { OfficeAddress } from './OfficeAddress';

it('links to WhatsApp only if the office has a number', () => {
  const { whatsapp } = content<Queries.Interface>('interface.yaml').entries;
  const office = fixture<Queries.OfficeAddressFragment>('Office');
  const { rerender } = render(<OfficeAddress office={office} />);
  expect(screen.getAllByRole('link')).toHaveLength(3);
  const number = '+233 50 000 0002';
  rerender(<OfficeAddress office={{ ...office, whatsapp: number }} />);
  const link = screen.getByRole('link', { name: whatsapp.replace('{number}', number) });
  expect(link).toHaveAttribute('href', 'https://wa.me/233500000002');
});
