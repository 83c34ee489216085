// Parts of every first screen. This file imports them, so that a link to another page loads only what that page adds.
import '../components/Hero/Hero';
import '../components/Seo/Seo';
import { graphql, type WrapPageElementBrowserArgs, type WrapRootElementBrowserArgs } from 'gatsby';
import { ComingSoonTooltip } from '../components/ComingSoon/ComingSoon';
import { Toaster } from '../components/Toaster/Toaster';
import { ErrorBoundary } from './ErrorBoundary/ErrorBoundary';
import { Failure } from './ErrorBoundary/Failure';
import { Layout } from './Layout/Layout';
import { lookOf } from './looks';

/** The part of a page's query that the layout needs. Every page spreads this file's fragment on a node that it calls `page`. */
type PageData = { page?: { path?: string } | null };

/** Renders the error screen in place of the failed part. */
const failureScreen = (error: unknown) => <Failure error={error} />;

/** Renders the error screen between a header and a footer with the look of the not-found page. */
const failedPage = (error: unknown) => <Layout {...lookOf(undefined)}>{failureScreen(error)}</Layout>;

/** Shows only the error screen if the layout, the router or a plugin fails. */
export const wrapRootElement = ({ element }: WrapRootElementBrowserArgs) => (
  <ErrorBoundary fallback={failureScreen}>{element}</ErrorBoundary>
);

/** Renders the layout around a page, which keeps header and footer usable if the page fails. Toasts and tooltips are left out if they fail. */
export function wrapPageElement({ element, props }: WrapPageElementBrowserArgs) {
  const page = (props.data as PageData | undefined)?.page;
  return (
    <>
      <ErrorBoundary fallback={failedPage} resetKey={props.data}>
        <Layout {...lookOf(page?.path)}>{element}</Layout>
      </ErrorBoundary>
      <ErrorBoundary fallback={() => null}>
        <Toaster />
        <ComingSoonTooltip />
      </ErrorBoundary>
    </>
  );
}

export const fragment = graphql`
  fragment Page on Page {
    ...Seo
    hero {
      ...Hero
    }
  }
`;
