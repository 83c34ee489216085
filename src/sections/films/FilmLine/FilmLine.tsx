import { FilmCard } from '../../../cards/FilmCard/FilmCard';
import * as styles from './FilmLine.module.scss';

type Props = { films: readonly Queries.FilmCardFragment[] };

/** Rows of three posters that hang from a line by threads. On phones each has a line, and every third fills the width. */
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
