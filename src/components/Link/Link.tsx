import { Link as GatsbyLink } from 'gatsby';
import type { AriaAttributes, ReactNode } from 'react';
import { ComingSoonLink } from '../ComingSoon/ComingSoon';

type Props = AriaAttributes & {
  /** A page, a section, a mail or telephone address, another site; nothing while there is no destination. */
  to?: string | null | undefined;
  /** What the toast says while there is no destination; a general sentence where nothing is given. */
  soon?: string | null | undefined;
  children: ReactNode;
  className?: string | undefined;
};

/** A link: inside the site through Gatsby's router, elsewhere a plain one; without `to` it says that its destination is coming soon. */
export function Link({ to, soon, ...rest }: Props) {
  if (!to) return <ComingSoonLink message={soon} {...rest} />;
  // A name with a dot is a file, which the router does not know.
  if (/^\/[^.]*$/.test(to)) return <GatsbyLink to={to} {...rest} />;
  const { children, ...attributes } = rest;
  return (
    <a href={__PATH_PREFIX__ && to.startsWith('/') ? __PATH_PREFIX__ + to : to} {...attributes}>
      {children}
    </a>
  );
}
