// The parts of every first screen: in the shell's script, so that a link to another page loads only what that page adds.
import '../components/Hero/Hero';
import '../components/Seo/Seo';
import { graphql, StaticQueryContext, type WrapPageElementBrowserArgs, type WrapRootElementBrowserArgs } from 'gatsby';
import type { Context } from 'react';
import { ComingSoonTooltip } from '../components/ComingSoon/ComingSoon';
import { Toaster } from '../components/Toaster/Toaster';
import { ErrorBoundary } from './ErrorBoundary/ErrorBoundary';
import { Failure } from './ErrorBoundary/Failure';
import { Layout } from './Layout/Layout';
import { lookOf } from './looks';

declare module 'gatsby' {
  /** Results of all static queries, which `gatsby develop` renews with every edit. Gatsby exports the context without a type. */
  export const StaticQueryContext: Context<object>;
}

/** Part of a page's query that the shell needs: every page spreads this file's fragment on a node it calls `page`. */
type PageData = { page?: { path?: string } | null };

/** The error screen, in the place of what failed. */
const failureScreen = (error: unknown) => <Failure error={error} />;

/** The same between a header and a footer that look as those of the not-found page. */
const failedPage = (error: unknown) => <Layout {...lookOf(undefined)}>{failureScreen(error)}</Layout>;

/** Toasts and tooltips are left out when they fail. */
const nothing = () => null;

/** Shows only the error screen if the shell, the router or a plugin's hook fails. In `gatsby develop` an edit ends that. */
export const wrapRootElement = ({ element }: WrapRootElementBrowserArgs) => (
  <StaticQueryContext.Consumer>
    {(data) => (
      <ErrorBoundary fallback={failureScreen} resetKey={data}>
        {element}
      </ErrorBoundary>
    )}
  </StaticQueryContext.Consumer>
);

/** The shell around a page. Its boundary keeps header and footer usable when the page fails; toasts and tooltips have their own. */
export function wrapPageElement({ element, props }: WrapPageElementBrowserArgs) {
  const page = (props.data as PageData | undefined)?.page;
  return (
    <>
      <ErrorBoundary fallback={failedPage} resetKey={props.data}>
        <Layout {...lookOf(page?.path)}>{element}</Layout>
      </ErrorBoundary>
      <ErrorBoundary fallback={nothing}>
        <Toaster />
      </ErrorBoundary>
      <ErrorBoundary fallback={nothing}>
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
