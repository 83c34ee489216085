import { graphql } from 'gatsby';
import { ButtonGroup } from '../../components/ButtonGroup/ButtonGroup';
import { Section } from '../../components/Section/Section';
import * as styles from './FilmsClosing.module.scss';

type Props = {
  closing: Queries.FilmsClosingFragment;
  figure: Queries.FilmsClosingFigureFragment;
};

/** The last section of the films page: a figure, and the ways to start a project. */
export function FilmsClosing({ closing: { title, lead, actions }, figure }: Props) {
  return (
    <Section surface="kola">
      <div className={`u-wrap ${styles.closing}`}>
        <dl className={styles.figure}>
          <dt>{figure.label}</dt>
          <dd className="u-tabular">{figure.value}</dd>
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
  fragment FilmsClosing on ContactBand {
    title
    lead
    actions {
      ...LinkButton
    }
  }

  fragment FilmsClosingFigure on Figure {
    value
    label
  }
`;
