import { useFormWords } from '../useFormWords';

/** The name of a hidden field that only bots fill in. Formspree and Basin check a field with this name by default. */
export const honeypotName = '_gotcha';

type Props = { form: Pick<Queries.FormFragment, 'key' | 'netlify'> };

/** Hidden fields of a form with an endpoint: the form's name, and a field that only bots fill in. */
export function Honeypot({ form }: Props) {
  return (
    <div className="u-visually-hidden u-no-print" aria-hidden="true" inert>
      <input type="hidden" name="form-name" value={form.key} />
      {/* `post.ts` sends this field. Netlify accepts only fields that the built page contains. */}
      {form.netlify && <input type="hidden" name="submission-id" />}
      <label>
        {useFormWords().honeypot}
        <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
