import { graphql } from 'gatsby';
import { Headline } from '../../../components/Headline/Headline';
import { Picture } from '../../../components/Picture/Picture';
import { SectionHeading } from '../../../components/SectionHeading/SectionHeading';
import * as media from '../../../styles/media.module.scss';
import * as styles from './Founder.module.scss';

type Props = { content: Queries.FounderFragment };

/**
 * A quotation of the founder, a band of cloth that can be read, and the page's last button, next to a portrait; in narrow and upright
 * windows below it.
 */
export function Founder({ content: { founderHeading, founder, reading, closingHeading } }: Props) {
  return (
    <div className={styles.founder}>
      <div className={styles.words}>
        <SectionHeading content={founderHeading} layout="hidden" />
        <figure className={styles.quote}>
          <blockquote>
            <Headline as="p" size="quotation" text={founder.content} className={styles.quotation} />
          </blockquote>
          <figcaption className={`u-lead ${styles.author}`}>
            <b className="u-accent">{founder.name}</b> {founder.role}
          </figcaption>
        </figure>
        <div className={`u-entry ${styles.reading}`}>
          <p className="u-lead">{reading}</p>
          <div aria-hidden="true" className={`u-no-print ${styles.band}`} />
        </div>
        <SectionHeading content={closingHeading} actionsAs="buttons" size="h3" className={styles.closing} />
      </div>
      <Picture image={founder.image} sizes={`${media.fromDesktop} 42vw, 90vw`} className={styles.portrait} />
    </div>
  );
}

export const fragment = graphql`
  fragment Founder on AboutPage {
    founderHeading {
      ...SectionHeading
    }
    founder {
      content
      name
      role
      image {
        alt
        file {
          childImageSharp {
            gatsbyImageData(width: 1080, breakpoints: [480, 720, 1080])
          }
        }
      }
    }
    reading
    closingHeading {
      ...SectionHeading
    }
  }
`;
