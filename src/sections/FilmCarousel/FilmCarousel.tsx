import { graphql } from 'gatsby';
import { useState } from 'react';
import { Link } from '../../components/Link/Link';
import { Button } from '../../components/Button/Button';
import { Picture } from '../../components/Picture/Picture';
import { Section, type SectionProps } from '../../components/Section/Section';
import { SectionHeading } from '../../components/SectionHeading/SectionHeading';
import { useSite } from '../../lib/useSite';
import { CarouselButtons } from './CarouselButtons';
import * as media from '../../styles/media.module.scss';
import * as styles from './FilmCarousel.module.scss';
import { useCarousel } from './useCarousel';

type Props = SectionProps & { films: readonly Queries.FilmCarouselFragment[] };

/**
 * The films as a row of posters that scrolls sideways: by touch, wheel and arrow keys without scripts; with scripts two buttons
 * scroll by as many posters as are visible.
 */
export function FilmCarousel({ id, content: { action, ...heading }, films }: Props) {
  // A state, not a ref: inside `Section` the row is hydrated after the effects of this component have run.
  const [row, setRow] = useState<HTMLDivElement | null>(null);
  const carousel = useCarousel(row);
  const { label, ...buttons } = useSite().words.carousel;
  if (films.length === 0) return null;
  return (
    <Section id={id} surface="kola" space="medium">
      <div className={styles.head}>
        <SectionHeading content={heading} />
        <div className={styles.controls}>
          {action && <Button action={action} variant="tertiary" />}
          <CarouselButtons words={buttons} {...carousel} />
        </div>
      </div>
      {/* A scrolling row must be reachable by keyboard (WCAG 2.1.1); not every browser makes it focusable. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={setRow} className={styles.row} role="region" aria-label={label} tabIndex={0}>
        <ul className={styles.posters}>
          {films.map(({ slug, title, category, year, image }) => (
            <li key={slug} className={styles.poster}>
              <Picture image={image} sizes={`${media.fromTablet} max(300px, 17vw), 70vw`} />
              <div>
                <h3>
                  <Link to={`/films#${slug}`} className="u-whole-entry">
                    {title}
                  </Link>
                </h3>
                <p className="u-small u-tabular">
                  {category}, {year}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment FilmCarousel on Film {
    slug
    title
    category
    year
    image {
      alt
      file {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 600, breakpoints: [300, 600])
        }
      }
    }
  }
`;
