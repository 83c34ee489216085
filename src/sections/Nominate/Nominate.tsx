import { graphql } from 'gatsby';
import { ButtonGroup } from '../../components/ButtonGroup/ButtonGroup';
import { Section } from '../../components/Section/Section';
import * as styles from './Nominate.module.scss';

type Props = {
  closing: Queries.NominateFragment;
  figure: Queries.NominateFigureFragment;
};

/** The last section of the awards page: the number of nominations, and the ways to nominate. */
export function Nominate({ closing: { title, lead, actions }, figure }: Props) {
  return (
    <Section surface="gold" id="nominate">
      <div className={`u-wrap ${styles.nominate}`}>
        <div className={styles.words}>
          <dl className={styles.figure}>
            <dt>{figure.label}</dt>
            <dd className="u-tabular">{figure.value}</dd>
          </dl>
          <h2>{title}</h2>
          <p className="u-lead">{lead}</p>
        </div>
        <ButtonGroup actions={actions} className={styles.actions} />
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment Nominate on ContactBand {
    title
    lead
    actions {
      ...LinkButton
    }
  }

  fragment NominateFigure on Figure {
    value
    label
  }
`;
