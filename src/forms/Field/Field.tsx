import { classes } from '../../lib/classes';
import { useFormWords } from '../useFormWords';
import * as styles from './Field.module.scss';

type Props = {
  /** Unique on the page; connects label, hint and message to the control. */
  id: string;
  /** The field's data from YAML. */
  field: Queries.FormFragment['inputs'][number];
  /** The browser's message while the field is invalid, in the browser's language. */
  error?: string | undefined;
  className?: string | undefined;
  /** Its place among the fields, from 1: a part of the strip above the form is woven when it is filled in. */
  place: number;
};

/** The form of a value, beyond its type: browsers accept `ama@example`, which no answer reaches, because the ending is missing. */
const patterns: Partial<Record<string, string>> = { email: '.+@.+[.][^.]{2,}' };

/** A field of a form: label, 'required' or 'optional', hint, error message, and a native control without React state. */
export function Field({ id, field, error, className, place }: Props) {
  const words = useFormWords();
  const { name, label, type, required, autocomplete, hint, options } = field;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const shared = {
    id,
    name,
    required: required ?? undefined,
    className: styles.control,
    autoComplete: autocomplete || undefined,
    'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
    // The value `false` is needed: without the attribute, browsers report to screen readers that an untouched required select is invalid.
    'aria-invalid': Boolean(error),
  };
  return (
    <div data-place={place} className={classes(type === 'textarea' ? styles.text : 'u-line', className)}>
      <p className={styles.head}>
        <label htmlFor={id} data-label={label} className="u-label">
          {label}
        </label>{' '}
        <span className="u-small">{required ? words.required : words.optional}</span>
      </p>
      {hint && (
        <p id={hintId} className="u-small">
          {hint}
        </p>
      )}
      {error && (
        // A browser's translation replaces text nodes that React refers to. The key gives each message a new element.
        <p key={error} id={errorId} lang={navigator.language} className="u-label">
          {error}
        </p>
      )}
      {type === 'select' ? (
        <span className={styles.choice}>
          <select {...shared}>
            <option value="">{words.selectAnOption}</option>
            {options?.map((option) => (
              <option key={option.value} value={option.value} data-label={option.label}>
                {option.label}
              </option>
            ))}
          </select>
        </span>
      ) : type === 'textarea' ? (
        <textarea {...shared} dir="auto" rows={7} />
      ) : (
        <input {...shared} dir="auto" type={type} inputMode={type} pattern={patterns[type]} spellCheck={false} />
      )}
    </div>
  );
}
