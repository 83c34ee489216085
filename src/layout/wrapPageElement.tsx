import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby';
import type { ReactNode } from 'react';
import { hasBuiltPage } from '../browser/builtPage';
import { Toaster } from '../components/Toaster/Toaster';
import { Tooltip } from '../components/Tooltip/Tooltip';
import { useSiteData } from '../lib/useSite';
import { ErrorBoundary } from './ErrorBoundary/ErrorBoundary';
import { Failure } from './ErrorBoundary/Failure';
import { Layout } from './Layout/Layout';

/** What the shell needs to know of a page; every page's query calls its own node `page`. */
type PageData = { page?: { tone?: Queries.HeaderTone; colourway?: Queries.Colourway } | null };

/** The failure screen; where the page as it was built can be put back instead, the error goes on and that is done. */
function failureScreen(error: unknown) {
  if (hasBuiltPage()) throw error;
  return <Failure error={error} />;
}

/** What the page can do without leaves nothing behind. */
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
 * Puts a page into the shell. The inner boundary keeps header and footer usable when a page fails; the outer one stands
 * when the shell itself does. Toasts and tooltips fail for themselves.
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
