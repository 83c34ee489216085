import { Button } from '../../components/Button/Button';
import { errorMessage } from '../../lib/errorMessage';
import { errorScreenText } from '../../lib/errorScreenText';
import * as styles from './Failure.module.scss';

/** The error screen: a title, the message or status text of what was thrown, and a button that reloads the page. */
export function Failure({ error }: { error: unknown }) {
  return (
    <section className={styles.failure} data-surface="shea" role="alert">
      <div className="u-wrap">
        <h1>{errorScreenText.title}</h1>
        <pre className={styles.message}>{errorMessage(error) || errorScreenText.unknown}</pre>
        <Button onClick={() => window.location.reload()}>{errorScreenText.reload}</Button>
      </div>
    </section>
  );
}
