import { graphql } from 'gatsby';
import { Headline } from '../../../components/Headline/Headline';
import { rowsOf, lettersOf } from '../../../lib/letters';
import * as styles from './Testimonials.module.scss';

type Props = { testimonials: readonly Queries.TestimonialsFragment[] };

/** The width of a letter with the stripes before it, in threads. A letter has five columns, each two threads wide. */
const CELL = 15;

/** Returns the lines of a word's letters, each two threads high. */
function lines(word: string): string {
  const rows = Array.from(word, rowsOf).flatMap((letter, at) =>
    letter.map((row, y) => ({ x: at * CELL + 4, y: 2 * y + 2, bits: row.toString(2).padStart(5, '0') })),
  );
  return rows
    .flatMap(({ x, y, bits }) =>
      [...bits.matchAll(/1+/g)].map((run) => `M${x + 2 * run.index} ${y}h${2 * run[0].length}`),
    )
    .join('');
}

/** Quotations over ribbons of cloth, which come from the left and the right edge in turn. Each is woven with its speaker's first name and ends in a label. */
export function Testimonials({ testimonials }: Props) {
  return (
    <ul className={styles.testimonials}>
      {testimonials.map(({ slug, name, role, content }, index) => {
        const [word = ''] = lettersOf(name).split(' ');
        const width = CELL * Math.max(word.length, 3) + 3;
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
                  <path d={lines(word)} className={styles.letters} />
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
    role
    content
  }
`;
