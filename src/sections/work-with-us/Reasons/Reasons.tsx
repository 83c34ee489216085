import { graphql } from 'gatsby';
import { Cloth } from '../../../components/Cloth/Cloth';
import { Figures } from '../../../components/Figures/Figures';
import { SectionHeading } from '../../../components/SectionHeading/SectionHeading';
import { Split } from '../../../components/Split/Split';

type Props = { content: Queries.ReasonsFragment };

/**
 * Figures below each other, with their notes. The blue cloth is the partner's in the page's first picture; from the desktop
 * breakpoint upwards it is next to them.
 */
export function Reasons({ content: { reasonsHeading, reasons } }: Props) {
  return (
    <Split>
      <SectionHeading content={reasonsHeading} />
      <Figures figures={reasons} layout="sentences" />
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
      ...Figures
    }
  }
`;
