import { FilmCard } from '../../../cards/FilmCard/FilmCard';
import * as styles from './FilmLine.module.scss';

type Props = { films: readonly Queries.FilmCardFragment[] };

/** Posters that hang by threads of three lengths, three from a line; on phones each from its own, every third as wide as the window. */
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
