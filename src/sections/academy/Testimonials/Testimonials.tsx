import { graphql } from 'gatsby';
import { Headline } from '../../../components/Headline/Headline';
import * as styles from './Testimonials.module.scss';

type Props = { testimonials: readonly Queries.TestimonialsFragment[] };

/** The width of a letter with the stripes before it, in threads. A letter has five columns, each two threads wide. */
const CELL = 15;

/** Returns the lines of letters, each two threads high. A letter is seven digits, one a row. */
const linesOf = (letters: string): string =>
  Array.from(letters, (digit, at) =>
    [...parseInt(digit, 32).toString(2).padStart(5, '0').matchAll(/1+/g)]
      .map((run) => `M${Math.floor(at / 7) * CELL + 4 + 2 * run.index} ${2 * (at % 7) + 2}h${2 * run[0].length}`)
      .join(''),
  ).join('');

/** Quotations over ribbons of cloth, which come from the left and the right edge in turn. Each is woven with its speaker's first name and ends in a label. */
export function Testimonials({ testimonials }: Props) {
  return (
    <ul className={styles.testimonials}>
      {testimonials.map(({ slug, name, letters, role, content }, index) => {
        const width = CELL * Math.max(letters.length / 7, 3) + 3;
        return (
          <li key={slug}>
            <figure>
              <blockquote>
                <Headline as="p" size={index === 0 ? 'quotation' : 'h3'} text={content} />
              </blockquote>
              <figcaption>
                <svg viewBox={`0 0 ${width} 16`} preserveAspectRatio="none" aria-hidden="true">
                  <path d={`M0 8h${width}`} className={styles.ground} />
                  <path d={`M0 8h${width}`} className={styles.stripes} />
                  <path d={linesOf(letters)} className={styles.letters} />
                  <path d={`M${width / 2} 0v16`} strokeWidth={width} className={styles.light} />
                </svg>
                <span data-surface="shea" className={styles.label}>
                  <b>{name}</b> <span>{role}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        );
      })}
    </ul>
  );
}

export const fragment = graphql`
  fragment Testimonials on Testimonial {
    slug
    name
    letters
    role
    content
  }
`;
