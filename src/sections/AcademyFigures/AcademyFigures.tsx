import { graphql } from 'gatsby';
import { FigureList } from '../../components/FigureList/FigureList';
import { Section } from '../../components/Section/Section';
import * as styles from './AcademyFigures.module.scss';

type Props = {
  figures: readonly Queries.AcademyFiguresFragment[];
  /** The title is for screen readers alone; the lead explains the figures. */
  heading: Queries.AcademyFiguresHeadingFragment;
};

/** The academy in figures. */
export function AcademyFigures({ figures, heading }: Props) {
  return (
    <Section surface="gold" space="narrow">
      <div className="u-wrap">
        <h2 className="u-visually-hidden">{heading.title}</h2>
        <FigureList figures={figures} />
        {heading.lead && <p className={`u-small ${styles.note}`}>{heading.lead}</p>}
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment AcademyFigures on Figure {
    key
    value
    label
  }

  fragment AcademyFiguresHeading on Heading {
    title
    lead
  }
`;
