import { graphql } from 'gatsby';
import { ButtonGroup } from '../../components/ButtonGroup/ButtonGroup';
import { Figures } from '../../components/Figures/Figures';
import { Section, type Surface } from '../../components/Section/Section';
import { SectionHeading } from '../../components/SectionHeading/SectionHeading';
import * as styles from './Closing.module.scss';

type Props = {
  surface: Surface;
  /** The section's id, for links. */
  id?: string;
  content: Queries.ClosingFragment;
  figures: readonly Queries.FiguresFragment[];
};

/** The last section of a page: figures, and beside them what to do next. */
export function Closing({ surface, id, content: { actions, ...heading }, figures }: Props) {
  return (
    <Section surface={surface} id={id}>
      <div className={styles.closing}>
        <Figures figures={figures} layout="column" />
        <SectionHeading content={heading}>
          <ButtonGroup actions={actions} className={styles.actions} />
        </SectionHeading>
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment Closing on Closing {
    title
    titleWidth
    lead
    actions {
      ...Button
    }
  }
`;
