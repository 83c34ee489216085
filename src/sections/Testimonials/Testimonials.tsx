import { graphql } from 'gatsby';
import { Section } from '../../components/Section/Section';
import * as styles from './Testimonials.module.scss';

type Props = {
  /** For screen readers alone. */
  content: Queries.TestimonialsHeadingFragment;
  testimonials: readonly Queries.TestimonialsFragment[];
};

/** Quotations of students, each with a selvedge at its left and its speaker's name below it: a large one, the others beside and below it. */
export function Testimonials({ content, testimonials }: Props) {
  if (testimonials.length === 0) return null;
  return (
    <Section surface="palm" id="testimonials">
      <div className="u-wrap">
        <h2 className="u-visually-hidden">{content.title}</h2>
        <div className={styles.voices}>
          {testimonials.map(({ slug, name, role, content: quotation }) => (
            <figure key={slug} className={styles.voice}>
              <blockquote>
                <p>{quotation}</p>
              </blockquote>
              <figcaption>
                <b>{name}</b> <span>{role}</span>
              </figcaption>
            </figure>
          ))}
        </div>
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
