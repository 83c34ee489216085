import { render, screen } from '@testing-library/react';
import { SectionHeading } from './SectionHeading';

it('has the label of the section before the headline', () => {
  render(<SectionHeading content={{ label: 'Services', title: 'From script to screen' }} />);
  const named = (name: string) => name.replace(' :', ':') === 'Services: From script to screen';
  expect(screen.getByRole('heading', { level: 2, name: named })).toBeInTheDocument();
});
