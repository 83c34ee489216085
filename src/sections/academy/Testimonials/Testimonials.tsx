import { graphql } from 'gatsby';
import { Headline } from '../../../components/Headline/Headline';
import * as styles from './Testimonials.module.scss';

type Props = { testimonials: readonly Queries.TestimonialsFragment[] };

/** Quotations, each with a woven strip at its left, and name and role of the speaker. The first is large, the others are below it. */
export function Testimonials({ testimonials }: Props) {
  return (
    <ul className={styles.testimonials}>
      {testimonials.map(({ slug, name, role, content }, index) => (
        <li key={slug}>
          <figure>
            <blockquote>
              <Headline as="p" size={index === 0 ? 'quotation' : 'h3'} text={content} />
            </blockquote>
            {/* On another surface, because gold is hard to read on palm. */}
            <figcaption data-surface="night">
              <Headline as="b" size="h4" text={name} className="u-accent" /> <span>{role}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

export const fragment = graphql`
  fragment Testimonials on Testimonial {
    slug
    name
    role
    content
  }
`;
