import { graphql } from 'gatsby';
import { Headline } from '../../../components/Headline/Headline';
import { Link } from '../../../components/Link/Link';
import { Split } from '../../../components/Split/Split';
import { telephoneLink } from '../../../lib/telephoneLink';
import { useCompany } from '../../../lib/useCompany';
import * as styles from './Press.module.scss';

type Props = {
  content: Queries.PressFragment;
  /** The mail address for journalists. */
  email: string;
};

/** The company in one paragraph for journalists, and how to reach it. */
export function Press({ content: { title, quote, terms }, email }: Props) {
  const { address, city, country, phone } = useCompany().company.headOffice;
  return (
    <Split className={styles.press}>
      <Headline as="h2" text={title} />
      <div>
        <p className={styles.quote}>{quote}</p>
        <p>{terms}</p>
        <address>
          {address}, {city}, {country}
          <Link to={telephoneLink(phone)}>{phone}</Link>
          <Link to={`mailto:${email}`}>{email}</Link>
        </address>
      </div>
    </Split>
  );
}

export const fragment = graphql`
  fragment Press on Press {
    title
    quote
    terms
  }
`;
