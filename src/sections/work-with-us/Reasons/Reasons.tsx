import { graphql } from 'gatsby';
import { Cloth } from '../../../components/Cloth/Cloth';
import { Figures } from '../../../components/Figures/Figures';
import { SectionHeading } from '../../../components/SectionHeading/SectionHeading';
import { Split } from '../../../components/Split/Split';

type Props = { content: Queries.ReasonsFragment };

/**
 * Figures below each other, each the beginning of a sentence. The blue cloth is the partner's in the page's first picture; from the desktop
 * breakpoint upwards it is next to them.
 */
export function Reasons({ content: { reasonsHeading, reasons } }: Props) {
  const figures = reasons.map(({ figure, description }) => ({ value: figure.value, label: description }));
  return (
    <Split>
      <SectionHeading content={reasonsHeading} />
      <Figures figures={figures} layout="sentences" />
      <Cloth of="contact" />
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
