import { Link as GatsbyLink } from 'gatsby';
import { ComingSoonLink, type ComingSoonProps } from '../ComingSoon/ComingSoon';

type Props = ComingSoonProps & {
  /** A page, a section, a mail or telephone address, another site; nothing while there is no destination. */
  to?: string | null | undefined;
};

/** A link: inside the site through Gatsby's router, elsewhere a plain one; without `to` it says that its destination is coming soon. */
export function Link({ to, soon, ...rest }: Props) {
  if (!to) return <ComingSoonLink soon={soon} {...rest} />;
  // A path with a dot is a file, which the router does not know.
  if (/^\/[^.?#]*(?:[?#]|$)/.test(to)) return <GatsbyLink to={to} {...rest} />;
  const { children, ...attributes } = rest;
  return (
    <a href={__PATH_PREFIX__ && to.startsWith('/') ? __PATH_PREFIX__ + to : to} {...attributes}>
      {children}
    </a>
  );
}
