import { graphql } from 'gatsby';
import { Day } from '../../../components/Day/Day';
import { DaysLeft } from '../../../components/DaysLeft/DaysLeft';
import { Facts } from '../../../components/Facts/Facts';
import { Headline } from '../../../components/Headline/Headline';
import { classes } from '../../../lib/classes';
import { useToday } from '../../../lib/useToday';
import * as styles from './ClosingDates.module.scss';

type Props = {
  awards: readonly Queries.ClosingDatesFragment[];
  /** The text that replaces a date in the past. */
  closed: string;
};

/** The closing date of nominations for each award. The next one is first; those in the past are last. */
export function ClosingDates({ awards, closed }: Props) {
  const today = useToday();
  const sorted = [...awards].sort((a, b) => a.closes.localeCompare(b.closes));
  const isOpen = ({ closes }: { closes: string }) => today <= closes;
  const open = sorted.filter(isOpen);
  const ordered = [...open, ...sorted.filter((award) => !isOpen(award))];
  const acronyms = awards.map(({ acronym }) => acronym).join(' ');
  const dates = ordered.map((award) => ({
    label: <Headline as="b" size="acronym" text={award.acronym} fits={acronyms} className="u-accent" />,
    value: (
      <>
        <b>{isOpen(award) ? <Day date={award.closes} /> : closed}</b>
        <p className="u-small">{award.title}</p>
        <DaysLeft until={award.closes} />
      </>
    ),
  }));
  return <Facts className={classes(styles.dates, open.length > 0 && styles.open)} facts={dates} />;
}

export const fragment = graphql`
  fragment ClosingDates on Award {
    acronym
    title
    closes
  }
`;
