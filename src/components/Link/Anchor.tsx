import { Link as GatsbyLink } from 'gatsby';
import type { AriaAttributes, ReactNode } from 'react';

type Props = AriaAttributes & {
  /** A page, a section, a file, a mail or telephone address, or another site. */
  to: string;
  children: ReactNode;
  className?: string | undefined;
  onClick?: () => void;
};

/**
 * A link with a destination. Gatsby's router handles links to pages of the site; other links are plain. Toasts use this component, because
 * `Link` imports toasts.
 */
export function Anchor({ to, ...rest }: Props) {
  // A path with a dot is a file, which the router cannot show.
  if (/^\/[^.?#]*(?:[?#]|$)/.test(to)) return <GatsbyLink to={to} {...rest} />;
  const { children, ...attributes } = rest;
  return (
    <a href={to.startsWith('/') ? __PATH_PREFIX__ + to : to} {...attributes}>
      {children}
    </a>
  );
}
