import { graphql } from 'gatsby';
import { ButtonGroup } from '../../../components/ButtonGroup/ButtonGroup';
import { Picture } from '../../../components/Picture/Picture';
import { SectionHeading } from '../../../components/SectionHeading/SectionHeading';
import { Split } from '../../../components/Split/Split';
import * as media from '../../../styles/media.module.scss';
import * as styles from './Introduction.module.scss';

const sizes = `${media.fromDesktop} 60vw, ${media.fromSmallTablet} 100vw, 84vw`;

type Props = { content: Queries.IntroductionFragment };

/** The company in a headline and three sentences, next to a picture that runs to the window's edge. */
export function Introduction({ content }: Props) {
  const { actions, ...heading } = content.heading;
  return (
    <Split align="end">
      <div className="u-text">
        <SectionHeading content={heading} />
        <p>{content.body}</p>
        {actions && <ButtonGroup actions={actions} />}
      </div>
      <Picture image={content.image} className={styles.picture} sizes={sizes} />
    </Split>
  );
}

export const fragment = graphql`
  fragment Introduction on Introduction {
    heading {
      ...SectionHeading
    }
    body
    image {
      alt
      file {
        childImageSharp {
          gatsbyImageData(width: 1440, breakpoints: [480, 660, 1080, 1440])
        }
      }
    }
  }
`;
