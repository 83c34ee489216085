import type { ReactNode } from 'react';
import { fill } from '../../lib/fill';
import type { LinkReport } from '../fillIn';
import type { Status } from '../status';
import * as styles from './Form.module.scss';
import { PreparedMail } from './PreparedMail';

type Props = {
  form: Pick<Queries.FormFragment, 'mailSubject'>;
  /** The mail address of the company. */
  email: string;
  status: Status;
  words: Queries.FormWords;
};

/** The message after a form is sent. It offers to send a mail if the form has no endpoint or may not have arrived. */
export function Answer({ form, email, status, words }: Props) {
  const mail = (sentence: string, isOpened: boolean): ReactNode => (
    <>
      <p>{fill(sentence, { email })}</p>
      <PreparedMail to={email} subject={form.mailSubject} isOpened={isOpened} words={words.mail} />
    </>
  );
  switch (status) {
    case 'mail':
      return mail(words.mail.ready, true);
    case 'longMail':
      return mail(words.mail.long, true);
    case 'refused':
    case 'error':
    case 'unclear':
      return mail(`${words[status].message} ${words.mail.instead}`, false);
    default:
      return <p>{words[status].message}</p>;
  }
}

/** The message after a link has changed a form that has a draft, or has left its text unchanged. */
export function LinkAnswer({ report, words }: { report: LinkReport; words: Queries.FormWords['linked'] }) {
  const { choice, text } = report;
  return (
    <p className={styles.said}>
      {choice && fill(words.chosen, { choice })} {text && fill(words.kept, { text })}
    </p>
  );
}
