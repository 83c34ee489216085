import { fill } from '../../lib/fill';
import { useSite } from '../../lib/useSite';
import * as styles from './CityName.module.scss';

type Props = {
  city: string;
  /** True for the city with the head office: its name says so. */
  headquarters: boolean;
  country: string;
};

/** The name of a city the company works from, as a heading, and its country. */
export function CityName({ city, headquarters, country }: Props) {
  const { entries } = useSite().words;
  return (
    <>
      <h3>{headquarters ? fill(entries.headquarters, { city }) : city}</h3>
      <p className={styles.country}>{country}</p>
    </>
  );
}
