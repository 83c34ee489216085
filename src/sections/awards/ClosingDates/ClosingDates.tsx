import { graphql } from 'gatsby';
import { Day } from '../../../components/Day/Day';
import { Facts } from '../../../components/Facts/Facts';
import * as styles from './ClosingDates.module.scss';

type Props = { awards: readonly Queries.ClosingDatesFragment[] };

/** The day on which nominations for each award close, the earliest first. */
export function ClosingDates({ awards }: Props) {
  const dates = [...awards]
    .sort((a, b) => a.closes.localeCompare(b.closes))
    .map(({ acronym, closes }) => ({ label: acronym, value: <Day date={closes} /> }));
  return <Facts className={styles.dates} facts={dates} />;
}

export const fragment = graphql`
  fragment ClosingDates on Award {
    acronym
    closes
  }
`;
