import { render, screen } from '@testing-library/react';
import { content } from '../../testing/content';
import { OfficeAddress } from './OfficeAddress';

const { entries } = content<{ entries: Record<'map' | 'whatsapp', string> }>('interface.yaml');
const office = {
  ...{ city: 'Accra', country: 'Ghana', address: '14 Weavers’ Lane', phone: '+233 30 000 0001' },
  ...{ whatsapp: null, email: 'accra@pams.example' },
};

it('links to the office on a map by its full address', () => {
  render(<OfficeAddress office={office} />);
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: entries.map.replace('{city}', office.city) });
  expect(new URL(href).searchParams.get('query')).toBe('14 Weavers’ Lane, Accra, Ghana');
});

it('links to WhatsApp only if the office has a number', () => {
  const number = '+233 50 000 0002';
  const name = entries.whatsapp.replace('{number}', number);
  const { rerender } = render(<OfficeAddress office={office} />);
  expect(screen.getAllByRole('link')).toHaveLength(3);
  rerender(<OfficeAddress office={{ ...office, whatsapp: number }} />);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', 'https://wa.me/233500000002');
});
