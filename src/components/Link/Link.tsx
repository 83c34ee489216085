import { ComingSoonLink, type ComingSoonProps } from '../ComingSoon/ComingSoon';
import { Anchor } from './Anchor';

type Props = ComingSoonProps & {
  /** A page, a section, a mail or telephone address, or another site; nothing if the destination does not exist yet. */
  to?: string | null | undefined;
};

/** A link. Without `to`, a press shows that its destination is coming soon. */
export function Link({ to, soon, soonLinks, ...rest }: Props) {
  return to ? <Anchor to={to} {...rest} /> : <ComingSoonLink soon={soon} soonLinks={soonLinks} {...rest} />;
}
