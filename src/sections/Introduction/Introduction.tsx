import { graphql } from 'gatsby';
import { Button } from '../../components/Button/Button';
import { Picture } from '../../components/Picture/Picture';
import { Section } from '../../components/Section/Section';
import { SectionHeading } from '../../components/SectionHeading/SectionHeading';
import * as media from '../../styles/media.module.scss';
import * as styles from './Introduction.module.scss';

type Props = { id: string; content: Queries.IntroductionFragment };

/** The company in a headline and three sentences, beside a picture that runs to the window's edge. */
export function Introduction({ id, content: { body, action, image, ...heading } }: Props) {
  return (
    <Section id={id} surface="shea" space="medium">
      <div className={styles.columns}>
        <div className={styles.words}>
          <SectionHeading content={heading} />
          <p>{body}</p>
          <Button action={action} />
        </div>
        <Picture
          image={image}
          className={styles.picture}
          sizes={`${media.fromDesktop} 60vw, ${media.fromSmallTablet} 100vw, 84vw`}
        />
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment Introduction on Introduction {
    title
    titleWidth
    lead
    body
    action {
      ...Button
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
`;
