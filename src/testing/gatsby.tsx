import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { content } from './content';

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string; children?: ReactNode };

/** Gatsby's link as it is in the page: an anchor. A click calls the router. */
export function Link({ to, children, onClick, ...rest }: LinkProps) {
  return (
    <a
      href={to}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
      }}
      {...rest}
    >
      {children}
    </a>
  );
}

/** Gatsby removes this tag from queries when it compiles them, so it does nothing in tests. */
export const graphql = () => '';

/** Returns the results of all static queries, from the YAML files. */
export function useStaticQuery() {
  const company = content<Record<'siteUrl' | 'headOffice', string>>('company.yaml');
  const offices = content<Queries.Office[]>('offices.yaml');
  return {
    site: { siteMetadata: { siteUrl: company.siteUrl }, buildTime: '2006' },
    company: { ...company, headOffice: offices.find(({ slug }) => slug === company.headOffice) },
    navigation: content('navigation.yaml'),
    interface: content('interface.yaml'),
  };
}
