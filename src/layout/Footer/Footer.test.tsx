import { render, screen } from '@testing-library/react';
import { content } from '../../testing/content';
import { Footer } from './Footer';

it('shows the current year, not the year of the build', () => {
  render(<Footer />);
  const { copyright } = content<{ copyright: string }>('navigation.yaml');
  const line = copyright.replace('{year}', String(new Date().getFullYear()));
  expect(screen.getByText(line, { normalizer: (text) => text })).toBeInTheDocument();
});

it('links to the phone number and mail address of the company', () => {
  render(<Footer />);
  const { email, headOffice } = content<Record<'email' | 'headOffice', string>>('company.yaml');
  const phone = content<Queries.Office[]>('offices.yaml').find(({ slug }) => slug === headOffice)?.phone ?? '';
  expect(screen.getByRole('link', { name: phone })).toHaveAttribute('href', `tel:${phone.replaceAll(' ', '')}`);
  expect(screen.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
});
