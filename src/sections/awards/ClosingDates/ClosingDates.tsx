import { graphql } from 'gatsby';
import { Day } from '../../../components/Day/Day';
import { Facts } from '../../../components/Facts/Facts';
import { useToday } from '../../../lib/useToday';
import * as styles from './ClosingDates.module.scss';

type Props = {
  awards: readonly Queries.ClosingDatesFragment[];
  /** In the place of a day that has passed. */
  closed: string;
};

/** The day on which nominations for each award close, the next one first, and those that have closed last. */
export function ClosingDates({ awards, closed }: Props) {
  const today = useToday();
  const sorted = [...awards].sort((a, b) => a.closes.localeCompare(b.closes));
  const open = sorted.filter(({ closes }) => today <= closes);
  const past = sorted.filter(({ closes }) => today > closes);
  const dates = [
    ...open.map(({ acronym, closes }) => ({ label: acronym, value: <Day date={closes} /> })),
    ...past.map(({ acronym }) => ({ label: acronym, value: closed })),
  ];
  return <Facts className={styles.dates} facts={dates} />;
}

export const fragment = graphql`
  fragment ClosingDates on Award {
    acronym
    closes
  }
`;
