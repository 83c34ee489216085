import { classes } from '../../lib/classes';
import { type Action, Button } from '../Button/Button';
import * as styles from './ButtonGroup.module.scss';

type Props = {
  actions: readonly Action[];
  /** True for smaller buttons, on a first screen with little room. They are next to each other if both labels fit. */
  compact?: boolean;
  className?: string | undefined;
};

const variants = ['primary', 'secondary', 'tertiary'] as const;

/** A group of buttons, each less prominent than the one before it. From the third on they are text, so a row has at most two boxes. */
export function ButtonGroup({ actions, compact = false, className }: Props) {
  return (
    <div className={classes(styles.group, compact && styles.compact, className)}>
      {actions.map((action, index) => (
        <Button key={index} action={action} variant={variants[index] ?? 'tertiary'} />
      ))}
    </div>
  );
}
