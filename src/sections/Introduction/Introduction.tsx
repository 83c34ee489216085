import { graphql } from 'gatsby';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Picture } from '../../components/Picture/Picture';
import { Section } from '../../components/Section/Section';
import * as media from '../../styles/media.module.scss';
import * as styles from './Introduction.module.scss';

type Props = { content: Queries.IntroductionFragment };

/** The company in a headline and three sentences, beside a picture that runs to the window's edge. */
export function Introduction({ content: { introduction } }: Props) {
  const { title, lead, body, action, image } = introduction;
  return (
    <Section id="about" surface="shea" space="medium">
      <div className={`u-wrap ${styles.columns}`}>
        <div className={styles.words}>
          <h2>{title}</h2>
          <p className="u-lead">{lead}</p>
          <p>{body}</p>
          <LinkButton action={action} />
        </div>
        <Picture
          image={image}
          className={styles.picture}
          sizes={`${media.fromDesktop} 56vw, ${media.fromSmallTablet} 100vw, 84vw`}
        />
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment Introduction on IndexPage {
    introduction {
      title
      lead
      body
      action {
        ...LinkButton
      }
      image {
        alt
        file {
          childImageSharp {
            gatsbyImageData(layout: CONSTRAINED, width: 1440, breakpoints: [480, 660, 1080, 1440])
          }
        }
      }
    }
  }
`;
