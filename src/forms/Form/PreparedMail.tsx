import { valuesOf } from '../drafts';
import { preparedMail } from '../preparedMail';

type Props = {
  form: Queries.FormFragment;
  /** Its `mailto:` address, with its subject. */
  address: string;
  words: Pick<Queries.FormWords, 'preparedMail' | 'longMail'>;
};

/** A link to the visitor's own mail program, with what stands in the form when it is pressed. */
export function PreparedMail({ form, address, words }: Props) {
  return (
    <a
      href={address}
      onClick={({ currentTarget }) => {
        const { to, copy } = preparedMail(address, form.inputs, valuesOf(form.key), words.longMail);
        currentTarget.href = to;
        // When that is not allowed nothing is lost: the text is still in the form.
        if (copy) navigator.clipboard?.writeText(copy).catch(() => undefined);
      }}
    >
      {words.preparedMail}
    </a>
  );
}
