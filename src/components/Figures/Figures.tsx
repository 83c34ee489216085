import { graphql } from 'gatsby';
import { classes } from '../../lib/classes';
import * as styles from './Figures.module.scss';

type Props = {
  /** Figures of `figures.yaml`. */
  figures: ReadonlyArray<{ readonly value: string; readonly label: string; readonly note?: string | null }>;
  /** `row`: next to each other; `caption`: small, on one line with the label, without notes; `sentences`: below each other, each begins its label. */
  layout?: 'row' | 'caption' | 'sentences';
};

const layouts = { row: styles.row, caption: styles.caption, sentences: styles.sentences };

/** Business figures, each a large numeral followed by its label. */
export function Figures({ figures, layout = 'row' }: Props) {
  return (
    <ul className={layouts[layout]}>
      {figures.map(({ value, label, note }, index) => (
        <li key={index}>
          <b className={classes('u-tabular u-accent', layout !== 'caption' && 'u-figure')}>{value}</b>{' '}
          <span className={layout === 'sentences' ? 'u-lead' : 'u-label'}>{label}</span>
          {note && layout !== 'caption' && <p className={`u-small ${styles.note}`}>{note}</p>}
        </li>
      ))}
    </ul>
  );
}

export const fragment = graphql`
  fragment Figures on Figure {
    key
    value
    label
    note
  }
`;
