import { useSite } from '../../lib/useSite';
import * as styles from './CityName.module.scss';

type Props = {
  city: string;
  /** True for the city with the head office: a label beside its name says so. */
  headquarters: boolean;
  country: string;
};

/** The name of a city the company works from, as a heading, and its country. */
export function CityName({ city, headquarters, country }: Props) {
  const { entries } = useSite().words;
  return (
    <>
      <h3>
        {headquarters ? `${city} ` : city}
        {headquarters && <span className={styles.mark}>{entries.headquarters}</span>}
      </h3>
      <p className={styles.country}>{country}</p>
    </>
  );
}
