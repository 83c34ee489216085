import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby';
import { Toaster } from '../components/Toaster/Toaster';
import { Tooltip } from '../components/Tooltip/Tooltip';
import { ErrorBoundary } from './ErrorBoundary/ErrorBoundary';
import { Layout } from './Layout/Layout';

/** What the shell needs to know of a page; every page's query calls its own node `page`. */
type PageData = { page?: { tone?: Queries.HeaderTone; colourway?: Queries.Colourway } | null };

/**
 * Puts a page into the shell. The inner boundary keeps header and footer usable when a page fails; the outer one stands
 * when the shell itself does.
 */
export function wrapPageElement({ element, props }: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) {
  const page = (props.data as PageData | undefined)?.page;
  const path = props.location.pathname;
  return (
    <ErrorBoundary>
      <Layout tone={page?.tone ?? 'paper'} colourway={page?.colourway ?? 'notFound'}>
        <ErrorBoundary attempt={path}>{element}</ErrorBoundary>
      </Layout>
      <Toaster />
      <Tooltip />
    </ErrorBoundary>
  );
}
