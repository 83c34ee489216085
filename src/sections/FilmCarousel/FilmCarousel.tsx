import { graphql } from 'gatsby';
import { useState } from 'react';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Section } from '../../components/Section/Section';
import { SectionHeading } from '../../components/SectionHeading/SectionHeading';
import { useSite } from '../../lib/useSite';
import { Poster } from './Poster';
import { CarouselButtons } from './CarouselButtons';
import * as styles from './FilmCarousel.module.scss';
import { useCarousel } from './useCarousel';

type Props = {
  id: string;
  content: Queries.FilmCarouselFragment;
  films: readonly Queries.PosterFragment[];
};

/**
 * The films as a row of posters that scrolls sideways: by touch, wheel and arrow keys without scripts; with scripts two buttons
 * scroll by as many posters as are visible. Two or three fit the window from tablets on, and have none.
 */
export function FilmCarousel({ id, content, films }: Props) {
  // A state, not a ref: inside `Section` the row is hydrated after the effects of this component have run.
  const [row, setRow] = useState<HTMLDivElement | null>(null);
  const carousel = useCarousel(row);
  const words = useSite().words.carousel;
  if (films.length === 0) return null;
  const { title, lead, action } = content.films;
  return (
    <Section id={id} surface="kola" space="medium" end="narrow">
      <div className={`u-wrap ${styles.head}`}>
        <SectionHeading content={{ title, lead }} className={styles.heading} />
        <div className={styles.controls}>
          {action && <LinkButton action={action} look="tertiary" />}
          {films.length > 3 && <CarouselButtons words={words} {...carousel} />}
        </div>
      </div>
      {/* A scrolling row must be reachable by keyboard (WCAG 2.1.1); not every browser makes it focusable. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={setRow} className={styles.row} role="region" aria-label={words.label} tabIndex={0}>
        <ul className={films.length > 3 ? styles.posters : `${styles.posters} ${styles.few}`} data-films={films.length}>
          {films.map((film) => (
            <Poster key={film.slug} film={film} />
          ))}
        </ul>
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment FilmCarousel on IndexPage {
    films {
      ...SectionHeading
    }
  }
`;
