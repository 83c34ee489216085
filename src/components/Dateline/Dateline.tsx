import { graphql } from 'gatsby';
import { Day } from '../Day/Day';

type Props = { of: Queries.DatelineFragment };

/** The category and the date of a news item or a post. */
export function Dateline({ of: { category, date } }: Props) {
  return (
    <p className="u-small u-tabular">
      <b>{category}</b>, <Day date={date} />
    </p>
  );
}

export const fragment = graphql`
  fragment Dateline on Article {
    category
    date
  }
`;
