import * as styles from './Field.module.scss';

type Props = {
  /** Unique on the page; connects label and hint to the control. */
  id: string;
  /** The field as YAML describes it. */
  field: Queries.FormFragment['inputs'][number];
  words: Pick<Queries.FormWords, 'required' | 'optional' | 'selectAnOption'>;
  className?: string | undefined;
};

/** A field of a form: label, 'required' or 'optional' for the eye, a hint, and a native, uncontrolled control that the browser validates. */
export function Field({ id, field, words, className }: Props) {
  const { name, label, type, required, autocomplete, hint, options } = field;
  const hintId = hint ? `${id}-hint` : undefined;
  const shared = { id, name, required, 'aria-describedby': hintId, autoComplete: autocomplete || undefined };
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <p className={styles.head}>
        <label htmlFor={id} className="u-label">
          {label}
        </label>{' '}
        <span className="u-small">{required ? words.required : words.optional}</span>
      </p>
      {hint && (
        <p id={hintId} className={`u-small ${styles.hint}`}>
          {hint}
        </p>
      )}
      {type === 'select' ? (
        <span className={styles.choice}>
          <select {...shared} className={styles.control}>
            <option value="">{words.selectAnOption}</option>
            {options?.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </span>
      ) : type === 'textarea' ? (
        <textarea {...shared} rows={7} className={styles.control} />
      ) : (
        <input {...shared} type={type} inputMode={type} spellCheck={false} className={styles.control} />
      )}
    </div>
  );
}
