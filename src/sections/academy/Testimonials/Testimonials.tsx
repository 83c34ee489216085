import { TestimonialCard } from '../../../cards/TestimonialCard/TestimonialCard';
import * as styles from './Testimonials.module.scss';

type Props = { testimonials: readonly Queries.TestimonialCardFragment[] };

/** Quotations: the first is large, the others are below it. */
export function Testimonials({ testimonials }: Props) {
  return (
    <ul className={styles.testimonials}>
      {testimonials.map((testimonial, at) => (
        <li key={testimonial.slug}>
          <TestimonialCard testimonial={testimonial} large={at === 0} />
        </li>
      ))}
    </ul>
  );
}
