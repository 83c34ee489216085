import { type ReactNode, Suspense } from 'react';
import { Helmet } from 'react-helmet';
import { useCompany } from '../../lib/useCompany';
import { useWords } from '../../lib/useWords';
import { Footer } from '../Footer/Footer';
import { Header } from '../Header/Header';
import type { lookOf } from '../looks';
import * as styles from './Layout.module.scss';

type Props = ReturnType<typeof lookOf> & { children: ReactNode };

/** The shell around every page. `Suspense` splits hydration into tasks: first the header, then the page and the footer. */
export function Layout({ cloth, surface, children }: Props) {
  const { company } = useCompany();
  const words = useWords();
  return (
    <div data-cloth={cloth}>
      {/* Here and not in `Seo`, so that a page that fails keeps its language. */}
      <Helmet htmlAttributes={{ lang: company.locale }} />
      <a href="#content" className={styles.skip}>
        {words.skipToContent}
      </a>
      <Header surface={surface} />
      <main id="content">
        <Suspense>{children}</Suspense>
      </main>
      <Suspense>
        <Footer />
      </Suspense>
    </div>
  );
}
