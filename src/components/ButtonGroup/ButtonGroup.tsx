import { Button } from '../Button/Button';
import * as styles from './ButtonGroup.module.scss';

type Props = {
  /** In order, as a query returns them. */
  actions: readonly Queries.ButtonFragment[];
  className?: string | undefined;
};

/** A group of buttons: the first is primary, the others secondary. */
export function ButtonGroup({ actions, className }: Props) {
  return (
    <div className={[styles.group, className].filter(Boolean).join(' ')}>
      {actions.map((action, index) => (
        <Button key={action.label} action={action} variant={index === 0 ? 'primary' : 'secondary'} />
      ))}
    </div>
  );
}
