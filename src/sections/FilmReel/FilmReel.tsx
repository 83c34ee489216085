import { graphql } from 'gatsby';
import { useRef } from 'react';
import { Action } from '../../components/Action/Action';
import { Section } from '../../components/Section/Section';
import { Poster } from './Poster';
import { ReelButtons } from './ReelButtons';
import * as styles from './FilmReel.module.scss';
import { useReel } from './useReel';

type Props = {
  content: Queries.FilmReelFragment;
  films: readonly Queries.PosterFragment[];
};

/**
 * The films as a row of posters that scrolls sideways: by touch, wheel and arrow keys without scripts; with scripts two buttons
 * scroll by as many posters as are visible.
 */
export function FilmReel({ content: { films: heading, reel: words }, films }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const reel = useReel(row);
  if (films.length === 0) return null;
  return (
    <Section id="films" surface="kola" space="flush" className={styles.films}>
      <div className={`u-wrap ${styles.head}`}>
        <div>
          <h2>{heading.title}</h2>
          {heading.lead && <p className={`u-lead ${styles.lead}`}>{heading.lead}</p>}
        </div>
        <div className={styles.controls}>
          {heading.action && <Action action={heading.action} look="tertiary" />}
          <ReelButtons words={words} {...reel} />
        </div>
      </div>
      {/* A scrolling row must be reachable by keyboard (WCAG 2.1.1); not every browser makes it focusable. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={row} className={styles.row} role="region" aria-label={words.label} tabIndex={0}>
        <ul className={styles.posters}>
          {films.map((film) => (
            <Poster key={film.slug} film={film} />
          ))}
        </ul>
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment FilmReel on IndexPage {
    films {
      title
      lead
      action {
        ...Action
      }
    }
    reel {
      label
      previous
      next
    }
  }
`;
