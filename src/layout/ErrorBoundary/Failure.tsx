import { Helmet } from 'react-helmet';
import { Button } from '../../components/Button/Button';
import { errorMessage } from '../../lib/errorMessage';
import * as styles from './Failure.module.scss';

/** The texts of the error screen. gatsby-node.ts builds them into the script, because the screen is also shown when data fails to load. */
declare const __ERROR_SCREEN_TEXT__: Record<'title' | 'reload' | 'unknown' | 'advice' | 'home', string>;

/**
 * The error screen: a title, the error's message or status text, advice, a button that reloads the page, and a link to the landing page.
 * The link loads a document, because the router may have failed.
 */
export function Failure({ error }: { error: unknown }) {
  const { title, unknown, advice, reload, home } = __ERROR_SCREEN_TEXT__;
  return (
    <section className={styles.failure} data-surface="shea" role="alert">
      <Helmet title={title} />
      <div className="u-wrap">
        <h1>{title}</h1>
        <pre className={styles.message}>{errorMessage(error) || unknown}</pre>
        <p>{advice}</p>
        <p className={styles.ways}>
          <Button onClick={() => window.location.reload()}>{reload}</Button>
          <a href={`${__PATH_PREFIX__}/`}>{home}</a>
        </p>
      </div>
    </section>
  );
}
