import { graphql } from 'gatsby';
import { ButtonGroup } from '../../components/ButtonGroup/ButtonGroup';
import { Section, type Surface } from '../../components/Section/Section';
import * as styles from './Closing.module.scss';

type Props = {
  surface: Surface;
  /** The section's address on the page. */
  id?: string;
  closing: Queries.ClosingFragment;
  figures: readonly Queries.ClosingFigureFragment[];
};

/** The last section of a page: figures, and beside them what to do next. */
export function Closing({ surface, id, closing: { title, lead, actions }, figures }: Props) {
  return (
    <Section surface={surface} id={id}>
      <div className={`u-wrap ${styles.closing}`}>
        <dl className={styles.figures}>
          {figures.map(({ key, value, label }) => (
            <div key={key}>
              <dt className="u-lead">{label}</dt>
              <dd className="u-tabular">{value}</dd>
            </div>
          ))}
        </dl>
        <div>
          <h2>{title}</h2>
          <p className="u-lead">{lead}</p>
          <ButtonGroup actions={actions} className={styles.actions} />
        </div>
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment Closing on ContactBand {
    title
    lead
    actions {
      ...LinkButton
    }
  }

  fragment ClosingFigure on Figure {
    key
    value
    label
  }
`;
