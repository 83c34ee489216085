import { type Action, Button } from '../Button/Button';
import * as styles from './ButtonGroup.module.scss';

type Props = {
  /** In order. */
  actions: readonly Action[];
  className?: string | undefined;
};

/** A group of buttons: the first is primary, the others secondary. */
export function ButtonGroup({ actions, className }: Props) {
  return (
    <div className={[styles.group, className].filter(Boolean).join(' ')}>
      {actions.map((action, at) => (
        <Button key={at} action={action} variant={at === 0 ? 'primary' : 'secondary'} />
      ))}
    </div>
  );
}
