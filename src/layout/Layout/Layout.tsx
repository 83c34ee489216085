import { type ReactNode, Suspense } from 'react';
import { Helmet } from 'react-helmet';
import { useSite } from '../../lib/useSite';
import { Footer } from '../Footer/Footer';
import { Header } from '../Header/Header';
import * as styles from './Layout.module.scss';

type Props = {
  /** The background of the header, from the page's own data. */
  tone: Queries.HeaderTone;
  /** The colours of the page's pattern, from the page's own data. */
  colourway: Queries.Colourway;
  children: ReactNode;
};

/** The shell around every page. `Suspense` splits hydration into tasks: first the header, then the page and the footer. */
export function Layout({ tone, colourway, children }: Props) {
  const { company, words } = useSite();
  return (
    <div data-colourway={colourway}>
      {/* Not in `Seo`: a page that fails keeps its language. */}
      <Helmet htmlAttributes={{ lang: company.locale }} />
      <a href="#content" className={styles.skip}>
        {words.skipToContent}
      </a>
      <Header tone={tone} />
      <main id="content" tabIndex={-1}>
        <Suspense>{children}</Suspense>
      </main>
      <Suspense>
        <Footer />
      </Suspense>
    </div>
  );
}
