import { render } from '@testing-library/react';
import { fixture } from '../../../testing/fixture';
import { Testimonials } from './Testimonials';

const voice = fixture<Queries.TestimonialsFragment>('Testimonial');

it('weaves each ribbon with the letters of its speaker', () => {
  const words = ['4ahhvhh', 'hikokih', '4ahhvhh'];
  const testimonials = words.map((letters, index) => ({ ...voice, letters, slug: String(index) }));
  const { container } = render(<Testimonials testimonials={testimonials} />);
  const [first, second, third] = [...container.querySelectorAll('.letters')].map((path) => path.getAttribute('d'));
  expect(first).toMatch(/^M\d/);
  expect(third).toBe(first);
  expect(second).not.toBe(first);
});
