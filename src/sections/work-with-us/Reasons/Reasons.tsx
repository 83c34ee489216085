import { graphql } from 'gatsby';
import { Figures } from '../../../components/Figures/Figures';
import { Headline } from '../../../components/Headline/Headline';
import { SectionHeading } from '../../../components/SectionHeading/SectionHeading';
import * as styles from './Reasons.module.scss';

type Props = { content: Queries.ReasonsFragment };

/** A client's words over the whole width, below the two cloths of the page's first picture, which join. Figures are below them. */
export function Reasons({ content: { reasonsHeading, reasonsVoice, reasons } }: Props) {
  return (
    <div className={styles.reasons}>
      <div aria-hidden="true" data-cloth="contact" className={`u-no-print u-band ${styles.cloth}`} />
      <div aria-hidden="true" className={`u-no-print u-band ${styles.cloth}`} />
      <SectionHeading content={reasonsHeading} size="h3" layout="beside" />
      <figure>
        <blockquote>
          <Headline as="p" size="quotation" text={reasonsVoice.content} />
        </blockquote>
        <figcaption>
          <b>{reasonsVoice.name}</b> <span>{reasonsVoice.role}</span>
        </figcaption>
      </figure>
      <Figures figures={reasons} layout="caption" />
    </div>
  );
}

export const fragment = graphql`
  fragment Reasons on WorkWithUsPage {
    reasonsHeading {
      ...SectionHeading
    }
    reasonsVoice {
      content
      name
      role
    }
    reasons {
      ...Figures
    }
  }
`;
