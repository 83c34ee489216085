import { failureWords } from '../../lib/failureWords';
import { errorMessage } from '../../lib/errorMessage';
import * as styles from './Failure.module.scss';

type Props = {
  /** Whatever was thrown; not always an Error. */
  error: unknown;
};

/** What a visitor sees when a page fails: the title, the error's message or status text, and a way to load it again. */
export function Failure({ error }: Props) {
  return (
    <section className={styles.failure} data-surface="shea" role="alert">
      <div className="u-wrap">
        <h1>{failureWords.title}</h1>
        <pre className={styles.message}>{errorMessage(error) || failureWords.unknown}</pre>
        <button type="button" className={styles.reload} onClick={() => window.location.reload()}>
          {failureWords.reload}
        </button>
      </div>
    </section>
  );
}
