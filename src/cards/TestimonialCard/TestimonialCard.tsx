import { graphql } from 'gatsby';
import * as styles from './TestimonialCard.module.scss';

type Props = {
  testimonial: Queries.TestimonialCardFragment;
  /** True for the first, which is large. */
  lead?: boolean;
};

/** A quotation with a woven band at its left, and below it who said it. */
export function TestimonialCard({ testimonial, lead = false }: Props) {
  const { name, nameWidth, role, content, contentWidth } = testimonial;
  return (
    <figure className={`${styles.testimonial} ${lead ? styles.lead : ''}`}>
      <blockquote data-word={contentWidth} className={lead ? 'u-quotation' : 'u-statement'}>
        <p>{content}</p>
      </blockquote>
      <figcaption>
        <b data-word={nameWidth} className="u-h4">
          {name}
        </b>{' '}
        <span>{role}</span>
      </figcaption>
    </figure>
  );
}

export const fragment = graphql`
  fragment TestimonialCard on Testimonial {
    slug
    name
    nameWidth
    role
    content
    contentWidth
  }
`;
