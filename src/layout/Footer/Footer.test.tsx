import { render, screen, within } from '@testing-library/react';
import { content } from '../../testing/content';
import { Footer } from './Footer';

type Links = Array<{ label: string; to?: string }>;
const navigation = content<{
  columns: Array<{ title: string; links: Links }>;
  social: Links;
  legal: Links;
  copyright: string;
}>('navigation.yaml');
const words = content<Record<'footerNavigation', string>>('interface.yaml');

it('has every column with its links in order', () => {
  render(<Footer />);
  const columns = screen.getByRole('navigation', { name: words.footerNavigation });
  expect(
    within(columns)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(navigation.columns.map(({ title }) => title));
  expect(
    within(columns)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(navigation.columns.flatMap(({ links }) => links.map(({ to }) => to)));
});

it('shows what has no destination as buttons', () => {
  render(<Footer />);
  for (const { label } of [...navigation.social, ...navigation.legal].filter(({ to }) => !to)) {
    expect(screen.getByRole('button', { name: label })).toBeEnabled();
  }
});

it('carries the current year, not the year of the build', () => {
  render(<Footer />);
  expect(screen.getByText(`© ${new Date().getFullYear()} ${navigation.copyright}`)).toBeInTheDocument();
});
