import { graphql } from 'gatsby';
import type { ComponentProps, ReactNode } from 'react';
import * as styles from './Figures.module.scss';

type Props = Omit<ComponentProps<'dl'>, 'children'> & {
  /** Figures as `figures.yaml` gives them. */
  figures: ReadonlyArray<{ readonly value: ReactNode; readonly label: string }>;
  /**
   * `row`: beside each other; `caption`: small, each on one line with its label; `sentences`: each begins a sentence, which is its label;
   * `own`: as the section styles them.
   */
  layout?: 'row' | 'caption' | 'sentences' | 'own';
  /** A sentence in small letters below them. */
  note?: string | null;
};

const layouts = { row: styles.row, caption: styles.caption, sentences: styles.sentences, own: undefined };
const numerals = { row: 'u-figure', caption: 'u-h3', sentences: undefined, own: undefined };

/** Business figures: a large numeral each, then its label, in the order in which they are read. */
export function Figures({ figures, layout = 'row', note, className, ...attributes }: Props) {
  const numeral = ['u-tabular', layout !== 'own' && 'u-accent', numerals[layout]].filter(Boolean).join(' ');
  const label = layout === 'sentences' ? 'u-lead' : 'u-label';
  return (
    <>
      <dl className={[styles.figures, layouts[layout], className].filter(Boolean).join(' ')} {...attributes}>
        {figures.map(({ value, label: text }, at) => (
          <div key={at}>
            <dt className={numeral}>{value}</dt> <dd className={label}>{text}</dd>
          </div>
        ))}
      </dl>
      {note && <p className={`u-small ${styles.note}`}>{note}</p>}
    </>
  );
}

export const fragment = graphql`
  fragment Figures on Figure {
    key
    value
    label
  }
`;
