import { graphql } from 'gatsby';
import { Day } from '../../../components/Day/Day';
import { fillNodes } from '../../../lib/fill';
import { useToday } from '../../../lib/useToday';

type Props = {
  /** The awards in the order of their closing dates. */
  awards: readonly Queries.NextDeadlineFragment[];
  /** The sentence, in which `{name}` and `{date}` are filled in. */
  sentence: string;
};

/** The award whose nominations close next, and when. Shows nothing once all have closed. */
export function NextDeadline({ awards, sentence }: Props) {
  const today = useToday();
  const next = awards.find(({ closes }) => today <= closes);
  if (!next) return null;
  return <p>{fillNodes(sentence, { name: next.acronym, date: <Day date={next.closes} /> })}</p>;
}

export const fragment = graphql`
  fragment NextDeadline on Award {
    acronym
    closes
  }
`;
