import { render, screen } from '@testing-library/react';
import { content } from '../../testing/content';
import { SectionHeading } from './SectionHeading';

const { servicesHeading } = content<{ servicesHeading: { title: string } }>('pages/index.yaml');

it('names its section before the headline', () => {
  const { title } = servicesHeading;
  const label = 'Services';
  render(<SectionHeading content={{ label, title }} />);
  const named = (name: string) => name.replace(' :', ':') === `${label}: ${title}`;
  expect(screen.getByRole('heading', { level: 2, name: named })).toBeInTheDocument();
});

it('is the headline where that names the section', () => {
  render(<SectionHeading content={{ title: servicesHeading.title }} />);
  expect(screen.getByRole('heading', { level: 2, name: servicesHeading.title })).toBeInTheDocument();
});
