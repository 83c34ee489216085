import { render, screen, within } from '@testing-library/react';
import { telephoneLink } from '../../lib/telephoneLink';
import { content } from '../../testing/content';
import { OfficeList } from './OfficeList';

type Office = Omit<Queries.OfficeListFragment, 'picture'>;

const offices = content<Office[]>('offices.yaml').map((office) => ({
  ...office,
  picture: { alt: '', file: { childImageSharp: null } },
}));
const { units } = content<{ units: { headquarters: string } }>('interface.yaml');

test('marks the head office alone, and makes every number and address a link', () => {
  render(<OfficeList id="offices" heading={{ title: 'Offices' }} offices={offices} />);
  const cards = screen.getAllByRole('listitem');
  expect(cards).toHaveLength(offices.length);

  offices.forEach(({ city, headquarters, phone, email }, index) => {
    const card = within(cards[index] ?? document.body);
    const name = headquarters ? `${city} ${units.headquarters}` : city;
    expect(card.getByRole('heading', { name })).toBeInTheDocument();
    expect(card.getByRole('link', { name: phone })).toHaveAttribute('href', telephoneLink(phone));
    expect(card.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  });
});
