import { graphql } from 'gatsby';
import { Headline } from '../../components/Headline/Headline';
import * as styles from './TestimonialCard.module.scss';

type Props = {
  testimonial: Queries.TestimonialCardFragment;
  /** True for the first quotation, which is large. */
  large?: boolean;
};

/** A quotation with a woven strip at its left, and the name and role of the speaker below it. */
export function TestimonialCard({ testimonial, large = false }: Props) {
  const { name, role, content } = testimonial;
  return (
    <figure className={`${styles.testimonial} ${large ? styles.large : ''}`}>
      <blockquote>
        <Headline as="p" size={large ? 'quotation' : 'statement'} text={content} />
      </blockquote>
      {/* On another surface, because gold is hard to read on palm. */}
      <figcaption data-surface="night">
        <Headline as="b" size="h4" text={name} className="u-accent" /> <span>{role}</span>
      </figcaption>
    </figure>
  );
}

export const fragment = graphql`
  fragment TestimonialCard on Testimonial {
    slug
    name
    role
    content
  }
`;
