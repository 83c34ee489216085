import { graphql } from 'gatsby';
import { Link } from '../../../components/Link/Link';
import { Split } from '../../../components/Split/Split';
import { telephoneLink } from '../../../lib/telephoneLink';
import * as styles from './Press.module.scss';

type Props = {
  content: Queries.PressFragment;
  email: string;
  /** Where the press desk is. */
  office: Pick<Queries.Office, 'address' | 'city' | 'country' | 'phone'> | undefined;
};

/** The company in one paragraph for the press, and where journalists get the rest. */
export function Press({ content: { title, titleWidth, quote, terms }, email, office }: Props) {
  return (
    <Split className={styles.press}>
      <h2 data-word={titleWidth}>{title}</h2>
      <div>
        <p className="u-lead">{quote}</p>
        <p>{terms}</p>
        <address>
          {office && `${office.address}, ${office.city}, ${office.country}`}
          {office && <Link to={telephoneLink(office.phone)}>{office.phone}</Link>}
          <Link to={`mailto:${email}`}>{email}</Link>
        </address>
      </div>
    </Split>
  );
}

export const query = graphql`
  fragment Press on Press {
    title
    titleWidth
    quote
    terms
  }
`;
