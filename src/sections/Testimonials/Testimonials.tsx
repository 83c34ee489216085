import { graphql } from 'gatsby';
import { Section } from '../../components/Section/Section';
import * as styles from './Testimonials.module.scss';

type Props = {
  testimonials: readonly Queries.TestimonialsFragment[];
  /** Read aloud only. */
  heading: Queries.TestimonialsHeadingFragment;
};

/** What students say, each line on a strip of its own, as subtitles stand on film. */
export function Testimonials({ testimonials, heading }: Props) {
  if (testimonials.length === 0) return null;
  return (
    <Section surface="palm" id="testimonials">
      <div className={`u-wrap ${styles.voices}`}>
        <h2 className="u-visually-hidden">{heading.title}</h2>
        {testimonials.map(({ slug, name, role, content }) => (
          <figure key={slug} className={styles.voice}>
            <blockquote>
              <p>
                <span>{content}</span>
              </p>
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
