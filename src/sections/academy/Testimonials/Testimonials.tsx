import { TestimonialCard } from '../../../cards/TestimonialCard/TestimonialCard';
import * as styles from './Testimonials.module.scss';

type Props = { testimonials: readonly Queries.TestimonialCardFragment[] };

/** Quotations of students: a large one, the others beside and below it. */
export function Testimonials({ testimonials }: Props) {
  return (
    <div className={styles.testimonials}>
      {testimonials.map((testimonial, at) => (
        <div key={testimonial.slug}>
          <TestimonialCard testimonial={testimonial} lead={at === 0} />
        </div>
      ))}
    </div>
  );
}
