import { FilmCard } from '../../../cards/FilmCard/FilmCard';
import * as styles from './FilmLine.module.scss';

type Props = { films: readonly Queries.FilmCardFragment[] };

/** Posters that hang from a line by threads, in rows of three. In narrower windows each has a line; on phones every third fills the width. */
export function FilmLine({ films }: Props) {
  return (
    <ul className={styles.films}>
      {films.map((film, at) => (
        <li key={film.slug}>
          <FilmCard film={film} wide={at % 3 === 0} />
        </li>
      ))}
    </ul>
  );
}
