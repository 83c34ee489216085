import { graphql } from 'gatsby';
import { FigureList } from '../../components/FigureList/FigureList';
import { Section } from '../../components/Section/Section';

type Props = {
  figures: readonly Queries.AcademyFiguresFragment[];
  /** For screen readers alone. */
  heading: Queries.AcademyFiguresHeadingFragment;
};

/** The academy in figures. */
export function AcademyFigures({ figures, heading }: Props) {
  return (
    <Section surface="gold" space="narrow">
      <div className="u-wrap">
        <h2 className="u-visually-hidden">{heading.title}</h2>
        <FigureList figures={figures} />
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
  }
`;
