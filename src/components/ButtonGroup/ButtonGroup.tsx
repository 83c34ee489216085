import { LinkButton } from '../LinkButton/LinkButton';
import * as styles from './ButtonGroup.module.scss';

type Props = {
  /** In order, as a query returns them. */
  actions: readonly Queries.LinkButtonFragment[];
  className?: string | undefined;
};

/** A group of buttons: the first is primary, the others secondary. */
export function ButtonGroup({ actions, className }: Props) {
  return (
    <div className={[styles.group, className].filter(Boolean).join(' ')}>
      {actions.map((action, index) => (
        <LinkButton key={action.label} action={action} look={index === 0 ? 'primary' : 'secondary'} />
      ))}
    </div>
  );
}
