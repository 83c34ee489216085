import { FilmCard } from '../../../cards/FilmCard/FilmCard';
import * as styles from './FilmLine.module.scss';

type Props = { films: readonly Queries.FilmCardFullFragment[] };

/** Films hanging from a line: three in a row, on phones one as wide as the window and two small ones by turns. */
export function FilmLine({ films }: Props) {
  return (
    <ul className={styles.films}>
      {films.map((film, at) => (
        <li key={film.slug} className={styles.film}>
          <FilmCard film={film} shows="full" wide={at % 3 === 0} />
        </li>
      ))}
    </ul>
  );
}
