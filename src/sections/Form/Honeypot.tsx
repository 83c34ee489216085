import * as styles from './Form.module.scss';

type Props = {
  /** The form's key; Netlify tells forms apart by it. */
  form: string;
  label: string;
};

/**
 * What a form with an endpoint sends besides its fields: its name, and a field that only robots fill, under the name
 * Formspree and Basin look for by themselves. Nobody sees it, hears it or comes across it with the Tab key.
 */
export function Honeypot({ form, label }: Props) {
  return (
    <div className={styles.honeypot} aria-hidden="true" inert>
      <input type="hidden" name="form-name" value={form} />
      <label>
        {label}
        <input type="text" name="_gotcha" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
