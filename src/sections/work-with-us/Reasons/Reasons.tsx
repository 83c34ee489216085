import { graphql } from 'gatsby';
import { Figures } from '../../../components/Figures/Figures';
import { SectionHeading } from '../../../components/SectionHeading/SectionHeading';
import { Split } from '../../../components/Split/Split';
import * as styles from './Reasons.module.scss';

type Props = { content: Queries.ReasonsFragment };

/** Figures below each other, each the beginning of a sentence. From the desktop breakpoint upwards the cloth is next to them. */
export function Reasons({ content: { reasonsHeading, reasons } }: Props) {
  const figures = reasons.map(({ figure, description }) => ({ value: figure.value, label: description }));
  return (
    <Split>
      <SectionHeading content={reasonsHeading} />
      <Figures figures={figures} layout="sentences" />
      <div aria-hidden="true" className={`u-broad ${styles.cloth}`} />
    </Split>
  );
}

export const fragment = graphql`
  fragment Reasons on WorkWithUsPage {
    reasonsHeading {
      ...SectionHeading
    }
    reasons {
      figure {
        value
      }
      description
    }
  }
`;
