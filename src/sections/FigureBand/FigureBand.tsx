import { Figures } from '../../components/Figures/Figures';
import { Section, type Surface } from '../../components/Section/Section';
import * as styles from './FigureBand.module.scss';

type Props = {
  surface: Surface;
  /** The title is for screen readers alone; the lead explains the figures. */
  content: Queries.SectionHeadingFragment;
  figures: readonly Queries.FiguresFragment[];
};

/** Figures in a row over the whole width. */
export function FigureBand({ surface, content: { title, lead }, figures }: Props) {
  return (
    <Section surface={surface} space="narrow" heading={{ title }} headingLayout="hidden">
      <Figures figures={figures} />
      {lead && <p className={`u-small ${styles.note}`}>{lead}</p>}
    </Section>
  );
}
