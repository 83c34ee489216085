import { graphql } from 'gatsby';
import { Section } from '../../components/Section/Section';
import * as styles from './Testimonials.module.scss';

type Props = {
  testimonials: readonly Queries.TestimonialsFragment[];
  /** For screen readers alone. */
  heading: Queries.TestimonialsHeadingFragment;
};

/** Quotations of students, each with a selvedge at its left, and its name below it on a slab that runs to the window's edge. */
export function Testimonials({ testimonials, heading }: Props) {
  if (testimonials.length === 0) return null;
  return (
    <Section surface="palm" id="testimonials" className={styles.section}>
      <div className={`u-wrap ${styles.voices}`}>
        <h2 className="u-visually-hidden">{heading.title}</h2>
        {testimonials.map(({ slug, name, role, content }) => (
          <figure key={slug} className={styles.voice}>
            <blockquote>
              <p>{content}</p>
            </blockquote>
            <figcaption>
              <b>{name}</b> <span>{role}</span>
            </figcaption>
          </figure>
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
