import { graphql } from 'gatsby';
import { Section } from '../../components/Section/Section';
import { inRows } from '../../lib/rows';
import * as styles from './Testimonials.module.scss';

type Props = {
  testimonials: readonly Queries.TestimonialsFragment[];
  /** For screen readers alone. */
  heading: Queries.TestimonialsHeadingFragment;
};

/** A quotation, and below it the name of whoever said it. */
function Voice({ testimonial: { name, role, content } }: { testimonial: Queries.TestimonialsFragment }) {
  return (
    <figure className={styles.voice}>
      <blockquote>
        <p>{content}</p>
      </blockquote>
      <figcaption>
        <b>{name}</b> <span>{role}</span>
      </figcaption>
    </figure>
  );
}

/**
 * Quotations of students, each with a selvedge at its left, and its name below it on a slab that runs to the window's edge: a
 * large one, two or three beside it, the others in rows of two or three.
 */
export function Testimonials({ testimonials, heading }: Props) {
  if (testimonials.length === 0) return null;
  const first = testimonials.length > 4 ? 3 : 4;
  const rows = [testimonials.slice(0, first), ...inRows(testimonials.slice(first), 3)];
  return (
    <Section surface="palm" id="testimonials">
      <div className={`u-wrap ${styles.rows}`}>
        <h2 className="u-visually-hidden">{heading.title}</h2>
        {rows.map((row, at) => (
          <div key={row[0]?.slug} className={at === 0 ? styles.voices : styles.row}>
            {row.map((testimonial) => (
              <Voice key={testimonial.slug} testimonial={testimonial} />
            ))}
          </div>
        ))}
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment Testimonials on Testimonial {
    slug
    name
    role
    content
  }

  fragment TestimonialsHeading on Heading {
    title
  }
`;
