import { graphql } from 'gatsby';
import { Section } from '../../components/Section/Section';
import * as styles from './Testimonials.module.scss';

type Props = { id: string; content: string; testimonials: readonly Queries.TestimonialsFragment[] };

/** Quotations of students, each with a selvedge at its left and its speaker's name below it: a large one, the others beside and below it. */
export function Testimonials({ id, content, testimonials }: Props) {
  if (testimonials.length === 0) return null;
  return (
    <Section surface="palm" id={id} heading={{ title: content }} headingLayout="hidden">
      <div className={styles.testimonials}>
        {testimonials.map(({ slug, name, role, content: quotation }) => (
          <figure key={slug} className={styles.testimonial}>
            <blockquote>
              <p>{quotation}</p>
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
`;
