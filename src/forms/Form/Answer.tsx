import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button';
import { fill } from '../../lib/fill';
import { useCompany } from '../../lib/useCompany';
import type { LinkReport } from '../fillIn';
import type { Status } from '../status';
import { useFormWords } from '../useFormWords';
import * as styles from './Form.module.scss';
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

type LinkProps = {
  report: LinkReport;
  /** Begins a message with the link's text; missing while the form is being sent. */
  onStartOver: (() => void) | undefined;
};

/** The message after a link has replaced an option, or has left a message unchanged. */
export function LinkAnswer({ report: { choice, text }, onStartOver }: LinkProps) {
  const { chosen, kept, startOver } = useFormWords().linked;
  return (
    <div className={`u-entry ${styles.said}`}>
      <p>
        {choice && fill(chosen, { choice })} {text && fill(kept, { text })}
      </p>
      {text && onStartOver && (
        <Button variant="tertiary" onClick={onStartOver}>
          {startOver}
        </Button>
      )}
    </div>
  );
}
