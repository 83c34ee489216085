import { graphql, type WrapPageElementBrowserArgs, type WrapPageElementNodeArgs } from 'gatsby';
import type { ReactNode } from 'react';
import { Toaster } from '../components/Toaster/Toaster';
import { Tooltip } from '../components/Tooltip/Tooltip';
import { ErrorBoundary } from './ErrorBoundary/ErrorBoundary';
import { Failure } from './ErrorBoundary/Failure';
import { Layout } from './Layout/Layout';
import { useSiteData } from '../lib/useSite';

/** What the shell needs of a page's query: every page spreads this file's fragment on a node it calls `page`. */
type PageData = { page?: Partial<Pick<Queries.PageFragment, 'tone' | 'colourway'>> | null };

/** The error screen. Where `data-built-page` says that the built page can be restored instead, the error is rethrown. */
function failureScreen(error: unknown) {
  if (document.documentElement.dataset.builtPage === location.pathname) throw error;
  return <Failure error={error} />;
}

/** Toasts and tooltips are left out when they fail. */
const nothing = () => null;

/** Tries the shell again when its data is new, as it can be under `gatsby develop`. */
function ShellBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={failureScreen} resetKey={useSiteData()}>
      {children}
    </ErrorBoundary>
  );
}

/**
 * Wraps a page in the shell. The inner boundary keeps header and footer usable when a page fails; the outer one catches errors
 * of the shell itself. Toasts and tooltips have boundaries of their own.
 */
export function wrapPageElement({ element, props }: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) {
  const page = (props.data as PageData | undefined)?.page;
  return (
    <ShellBoundary>
      <Layout tone={page?.tone ?? 'paper'} colourway={page?.colourway ?? 'notFound'}>
        <ErrorBoundary fallback={failureScreen} resetKey={props.data}>
          {element}
        </ErrorBoundary>
      </Layout>
      <ErrorBoundary fallback={nothing}>
        <Toaster />
      </ErrorBoundary>
      <ErrorBoundary fallback={nothing}>
        <Tooltip />
      </ErrorBoundary>
    </ShellBoundary>
  );
}

export const query = graphql`
  fragment Page on Page {
    ...Seo
    tone
    colourway
  }
`;
