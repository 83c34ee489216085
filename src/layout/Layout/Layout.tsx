import { type ReactNode, Suspense } from 'react';
import { Helmet } from 'react-helmet';
import { useSite } from '../../lib/useSite';
import { Footer } from '../Footer/Footer';
import { Header } from '../Header/Header';
import * as styles from './Layout.module.scss';

/** From the page's own data: the background of the header, and the colours of the page's pattern. */
export type Look = Pick<Queries.PageFragment, 'tone' | 'colourway'>;

/** The shell around every page. `Suspense` splits hydration into tasks: first the header, then the page and the footer. */
export function Layout({ tone, colourway, children }: Look & { children: ReactNode }) {
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
