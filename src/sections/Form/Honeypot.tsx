import { trap } from '../../lib/forms/drafts';

type Props = {
  form: Pick<Queries.FormFragment, 'key' | 'netlify'>;
  label: string;
};

/**
 * What a form with an endpoint sends besides its fields: its name, and a field that only robots fill. Nobody sees it, hears
 * it or comes across it with the Tab key.
 */
export function Honeypot({ form, label }: Props) {
  return (
    <div className="u-visually-hidden" aria-hidden="true" inert>
      <input type="hidden" name="form-name" value={form.key} />
      {/* Netlify takes no field that the built page does not have. */}
      {form.netlify && <input type="hidden" name="letter-id" />}
      <label>
        {label}
        <input type="text" name={trap} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
