import type { ReactNode } from 'react';

type Props = {
  facts: ReadonlyArray<{ readonly label: ReactNode; readonly value: ReactNode }>;
  /** The class of the list, from the section's style sheet. */
  className?: string | undefined;
};

/** A list of facts, each with a label. */
export function Facts({ facts, className }: Props) {
  return (
    <dl className={className}>
      {facts.map(({ label, value }, index) => (
        <div key={index}>
          <dt>{label}</dt> <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
