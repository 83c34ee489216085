import { graphql } from 'gatsby';
import { Figures } from '../../components/Figures/Figures';
import { Section, type Surface } from '../../components/Section/Section';
import * as styles from './FigureBand.module.scss';

type Props = {
  surface: Surface;
  content: Queries.FigureBandFragment;
  figures: readonly Queries.FiguresFragment[];
};

/** Figures in a row over the whole width. */
export function FigureBand({ surface, content: { title, note }, figures }: Props) {
  return (
    <Section surface={surface} space="narrow" heading={{ title }} headingLayout="hidden">
      <Figures figures={figures} />
      {note && <p className={`u-small ${styles.note}`}>{note}</p>}
    </Section>
  );
}

export const query = graphql`
  fragment FigureBand on HiddenHeading {
    title
    note
  }
`;
