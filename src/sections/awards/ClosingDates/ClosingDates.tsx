import { graphql } from 'gatsby';
import { Facts } from '../../../components/Facts/Facts';

type Props = { awards: readonly Queries.ClosingDatesFragment[] };

/** The day on which nominations for each award close, the earliest first. */
export function ClosingDates({ awards }: Props) {
  const dates = [...awards]
    .sort((a, b) => a.isoCloses.localeCompare(b.isoCloses))
    .map(({ acronym, closes, isoCloses }) => ({ label: acronym, value: <time dateTime={isoCloses}>{closes}</time> }));
  return <Facts layout="row" facts={dates} />;
}

export const fragment = graphql`
  fragment ClosingDates on Award {
    acronym
    closes(formatString: "D MMMM YYYY")
    isoCloses: closes(formatString: "YYYY-MM-DD")
  }
`;
