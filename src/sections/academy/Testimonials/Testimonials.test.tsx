import { render } from '@testing-library/react';
import { fixture } from '../../../testing/fixture';
import { Testimonials } from './Testimonials';

const voice = fixture<Queries.TestimonialsFragment>('Testimonial');

it('weaves each ribbon with the first name of its speaker', () => {
  const names = ['Ama Mensah', 'Kofi Darko', 'Ama Darko'];
  const { container } = render(<Testimonials testimonials={names.map((name) => ({ ...voice, name, slug: name }))} />);
  const [first, second, third] = [...container.querySelectorAll('.letters')].map((path) => path.getAttribute('d'));
  expect(first).toMatch(/^M\d/);
  expect(third).toBe(first);
  expect(second).not.toBe(first);
});
