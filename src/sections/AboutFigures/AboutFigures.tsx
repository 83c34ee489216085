import { graphql } from 'gatsby';
import { FigureList } from '../../components/FigureList/FigureList';
import { Link } from '../../components/Link/Link';
import { Section } from '../../components/Section/Section';
import { telephoneLink } from '../../lib/telephoneLink';
import * as styles from './AboutFigures.module.scss';

type Props = {
  page: Queries.AboutFiguresFragment;
  pressEmail: string;
  /** Where the press desk is. */
  headOffice: Pick<Queries.Office, 'address' | 'city' | 'country' | 'phone'> | undefined;
};

/** The company in figures, and for the press in one paragraph, with what else journalists need. */
export function AboutFigures({ page: { figuresHeading, figures, press }, pressEmail, headOffice: desk }: Props) {
  return (
    <Section surface="harmattan" space="narrow" className={styles.figures}>
      <div className="u-wrap">
        <h2 className="u-visually-hidden">{figuresHeading.title}</h2>
        <FigureList figures={figures} />
        <div id="press" className={styles.press}>
          <h2>{press.title}</h2>
          <div>
            <p className="u-lead">{press.quote}</p>
            <p>{press.pictures}</p>
            <address>
              {desk && `${desk.address}, ${desk.city}, ${desk.country}`}
              {desk && <Link to={telephoneLink(desk.phone)}>{desk.phone}</Link>}
              <Link to={`mailto:${pressEmail}`}>{pressEmail}</Link>
            </address>
          </div>
        </div>
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment AboutFigures on AboutPage {
    figuresHeading {
      title
    }
    figures {
      key
      value
      label
    }
    press {
      title
      quote
      pictures
    }
  }
`;
