import type { InputHTMLAttributes } from 'react';
import * as styles from './Field.module.scss';

type Words = Pick<Queries.FormWords, 'required' | 'optional' | 'selectAnOption'>;

type Props = {
  /** Unique on the page; ties label and hint to the control. */
  id: string;
  /** The field as YAML describes it. */
  field: {
    readonly name: string;
    readonly label: string;
    readonly type: Queries.FieldType;
    readonly required: boolean;
    readonly autocomplete: string | null;
    readonly hint: string | null;
    readonly options: ReadonlyArray<Pick<Queries.FieldOption, 'value' | 'label'>> | null;
  };
  words: Words;
  className?: string | undefined;
};

/** What a phone's keyboard and a browser's spelling check should do with each kind of line. */
const lines: Partial<Record<Queries.FieldType, InputHTMLAttributes<HTMLInputElement>>> = {
  text: { type: 'text' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  tel: { type: 'tel', inputMode: 'tel' },
};

/**
 * A field of a form: its label above it with 'required' or 'optional' in words, a hint below the label, and the browser's
 * own control, which checks itself and keeps its own value.
 */
export function Field({ id, field, words, className }: Props) {
  const { name, label, type, required, autocomplete, hint, options } = field;
  const hintId = hint ? `${id}-hint` : undefined;
  const shared = { id, name, required, 'aria-describedby': hintId, autoComplete: autocomplete ?? undefined };
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label htmlFor={id} className={styles.label}>
        {`${label} `}
        <span>{required ? words.required : words.optional}</span>
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
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
          <svg viewBox="0 0 14 9" aria-hidden="true">
            <path d="M1 1l6 6 6-6" fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
        </span>
      ) : type === 'textarea' ? (
        <textarea {...shared} rows={7} className={styles.control} />
      ) : (
        <input {...shared} {...lines[type]} className={styles.control} />
      )}
    </div>
  );
}
