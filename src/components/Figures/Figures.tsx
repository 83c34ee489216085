import { graphql } from 'gatsby';
import type { ComponentProps, ReactNode } from 'react';
import * as styles from './Figures.module.scss';

type Props = Omit<ComponentProps<'dl'>, 'children'> & {
  /** Figures as `figures.yaml` gives them. */
  figures: ReadonlyArray<{ readonly key: string; readonly value: ReactNode; readonly label: string }>;
  /** `row`: beside each other, two a row on phones; `column`: larger, one below the other; `own`: as the section styles them. */
  layout?: 'row' | 'column' | 'own';
  /** A sentence in small letters below them. */
  note?: string | null;
};

const layouts = { row: styles.row, column: styles.column, own: undefined };

/** Business figures: a large numeral each, then its label, in the order in which they are read. */
export function Figures({ figures, layout = 'row', note, className, ...attributes }: Props) {
  return (
    <>
      <dl className={[styles.figures, layouts[layout], className].filter(Boolean).join(' ')} {...attributes}>
        {figures.map(({ key, value, label }) => (
          <div key={key}>
            <dt className="u-tabular">{value}</dt> <dd>{label}</dd>
          </div>
        ))}
      </dl>
      {note && <p className={`u-small ${styles.note}`}>{note}</p>}
    </>
  );
}

export const query = graphql`
  fragment Figures on Figure {
    key
    value
    label
  }
`;
