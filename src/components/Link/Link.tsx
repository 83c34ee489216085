import { ComingSoonLink, type ComingSoonProps } from '../ComingSoon/ComingSoon';
import { Anchor } from './Anchor';

type Props = ComingSoonProps & {
  /** A page, a section, a mail or telephone address, another site; nothing while there is no destination. */
  to?: string | null | undefined;
};

/** A link; without `to` it says that its destination is coming soon. */
export function Link({ to, soon, soonLinks, ...rest }: Props) {
  return to ? <Anchor to={to} {...rest} /> : <ComingSoonLink soon={soon} soonLinks={soonLinks} {...rest} />;
}
