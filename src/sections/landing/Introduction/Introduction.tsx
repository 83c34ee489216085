import { graphql } from 'gatsby';
import { ButtonGroup } from '../../../components/ButtonGroup/ButtonGroup';
import { Picture } from '../../../components/Picture/Picture';
import { SectionHeading } from '../../../components/SectionHeading/SectionHeading';
import { Split } from '../../../components/Split/Split';
import * as media from '../../../styles/media.module.scss';
import * as styles from './Introduction.module.scss';

type Props = { content: Queries.IntroductionFragment };

/** The company in a headline and three sentences, beside a picture that runs to the window's edge. */
export function Introduction({
  content: {
    heading: { actions, ...heading },
    body,
    image,
  },
}: Props) {
  return (
    <Split align="end">
      <div className={styles.text}>
        <SectionHeading content={heading} />
        <p>{body}</p>
        {actions && <ButtonGroup actions={actions} />}
      </div>
      <Picture
        image={image}
        className={styles.picture}
        sizes={`${media.fromDesktop} 60vw, ${media.fromSmallTablet} 100vw, 84vw`}
      />
    </Split>
  );
}

export const query = graphql`
  fragment Introduction on Introduction {
    heading {
      ...SectionHeading
    }
    body
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
