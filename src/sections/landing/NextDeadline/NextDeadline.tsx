import { graphql } from 'gatsby';
import { Day } from '../../../components/Day/Day';
import { DaysLeft } from '../../../components/DaysLeft/DaysLeft';
import { fillNodes } from '../../../lib/fill';
import { useToday } from '../../../lib/useToday';

type Props = {
  awards: readonly Queries.NextDeadlineFragment[];
  /** The sentence, in which `{name}` and `{date}` are filled in. */
  sentence: string;
};

/** The award whose nominations close next, with the days left. Shows nothing once all have closed. */
export function NextDeadline({ awards, sentence }: Props) {
  const today = useToday();
  const [next] = awards
    .filter(({ closes }) => today <= closes)
    .sort((one, other) => one.closes.localeCompare(other.closes));
  if (!next) return null;
  return (
    <p>
      {fillNodes(sentence, { name: next.acronym, date: <Day date={next.closes} /> })} <DaysLeft until={next.closes} />
    </p>
  );
}

export const fragment = graphql`
  fragment NextDeadline on Award {
    acronym
    closes
  }
`;
