import { type ReactNode, Suspense } from 'react';
import { Helmet } from 'react-helmet';
import { useCompany } from '../../lib/useCompany';
import { useWords } from '../../lib/useWords';
import { Footer } from '../Footer/Footer';
import { Header } from '../Header/Header';
import type { lookOf } from '../looks';
import * as styles from './Layout.module.scss';

type Props = ReturnType<typeof lookOf> & { children: ReactNode };

/** Header, footer and everything else around a page. `Suspense` splits hydration into two tasks: the header, then the page and the footer. */
export function Layout({ cloth, surface, children }: Props) {
  const { company } = useCompany();
  const words = useWords();
  return (
    <div data-cloth={cloth}>
      {/* Here and not in `Seo`, so that a page whose rendering fails still has a language. */}
      <Helmet htmlAttributes={{ lang: company.locale }} />
      <a href="#content" className={`u-label u-no-print ${styles.skip}`}>
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
