import type { Action } from '../../components/Button/Button';
import { Link } from '../../components/Link/Link';

type Props = { links: readonly Action[]; className?: string | undefined };

/** A list of links or placeholders. */
export function LinkList({ links, className }: Props) {
  return (
    <ul>
      {links.map(({ label, to, soon, soonLinks }, index) => (
        <li key={index}>
          <Link to={to} soon={soon} soonLinks={soonLinks} className={className}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
