import { Button } from '../../components/Button/Button';
import { errorScreenText } from '../../lib/errorScreenText';
import { errorMessage } from '../../lib/errorMessage';
import * as styles from './Failure.module.scss';

type Props = {
  /** What was thrown; not always an Error. */
  error: unknown;
};

/** The error screen: a title, the error's message or status text, and a button that reloads the page. */
export function Failure({ error }: Props) {
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
