import type { ReactNode } from 'react';
import { fill } from '../../lib/fill';
import { useCompany } from '../../lib/useCompany';
import type { Status } from '../status';
import { useFormWords } from '../useFormWords';
import { PreparedMail } from './PreparedMail';

type Props = { status: Status; mailSubject: string };

/** The message after a form is sent. It offers to send a mail if the form has no endpoint or may not have arrived. */
export function Answer({ status, mailSubject }: Props) {
  const { email } = useCompany().company;
  const words = useFormWords();
  const mail = (sentence: string, isOpened: boolean): ReactNode => (
    <>
      <p>{fill(sentence, { email })}</p>
      <PreparedMail subject={mailSubject} isOpened={isOpened} />
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
