import { graphql } from 'gatsby';

type Props = { of: Queries.DatelineFragment };

/** What a piece is about and when it appeared. */
export function Dateline({ of: { category, date, isoDate } }: Props) {
  return (
    <p className="u-small u-tabular">
      <b>{category}</b>, <time dateTime={isoDate}>{date}</time>
    </p>
  );
}

export const fragment = graphql`
  fragment Dateline on Article {
    category
    date(formatString: "D MMMM YYYY")
    isoDate: date(formatString: "YYYY-MM-DD")
  }
`;
