import * as styles from './FigureList.module.scss';

type Props = {
  /** Figures as `figures.yaml` gives them. */
  figures: ReadonlyArray<{ readonly key: string; readonly value: string; readonly label: string }>;
  className?: string | undefined;
};

/** Business figures as large numerals, each with its label. */
export function FigureList({ figures, className }: Props) {
  return (
    <dl className={[styles.figures, className].filter(Boolean).join(' ')}>
      {figures.map(({ key, value, label }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd className="u-tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
