import { graphql } from 'gatsby';
import { ButtonGroup } from '../../components/ButtonGroup/ButtonGroup';
import { Section } from '../../components/Section/Section';
import * as styles from './ServiceClosing.module.scss';

type Props = { page: Queries.ServiceClosingFragment };

/** The last section of the services page: two figures, and the calls to action. */
export function ServiceClosing({ page: { closing, figures } }: Props) {
  return (
    <Section surface="night">
      <div className="u-wrap">
        <dl className={styles.figures}>
          {figures.map(({ key, value, label }) => (
            <div key={key}>
              <dt className="u-lead">{label}</dt>
              <dd className="u-tabular">{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.call}>
          <div>
            <h2>{closing.title}</h2>
            <p className="u-lead">{closing.lead}</p>
          </div>
          <ButtonGroup actions={closing.actions} className={styles.actions} />
        </div>
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment ServiceClosing on ServicesPage {
    closing {
      title
      lead
      actions {
        ...LinkButton
      }
    }
    figures {
      key
      value
      label
    }
  }
`;
