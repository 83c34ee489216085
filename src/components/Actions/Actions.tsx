import type { ReactNode } from 'react';
import { Action } from '../Action/Action';
import * as styles from './Actions.module.scss';

type Props = {
  /** In order, as a query returns them. */
  actions: readonly Queries.ActionFragment[];
  /** A decorative icon before an action's label, by position. */
  icons?: ReactNode[];
  className?: string | undefined;
};

/** A group of buttons: the first is primary, the others secondary. */
export function Actions({ actions, icons, className }: Props) {
  return (
    <div className={[styles.actions, className].filter(Boolean).join(' ')}>
      {actions.map((action, index) => (
        <Action key={action.label} action={action} look={index === 0 ? 'primary' : 'secondary'} icon={icons?.[index]} />
      ))}
    </div>
  );
}
