import { type MouseEvent, useState } from 'react';
import { Button } from '../../components/Button/Button';
import { whatsappLink } from '../../lib/links';
import { useCompany } from '../../lib/useCompany';
import * as field from '../Field/Field.module.scss';
import { letterOf, mailtoLink, withLetter } from '../preparedMail';
import { useFormWords } from '../useFormWords';
import * as styles from './Form.module.scss';

function selectAll(text: HTMLTextAreaElement | null): void {
  text?.focus();
  text?.select();
}

type Props = {
  subject: string;
  /** True if the mail was opened before. */
  isOpened: boolean;
};

/** Ways to send a form: a button that copies the letter, and links that open it in the visitor's mail program or in WhatsApp. */
export function PreparedMail({ subject, isOpened }: Props) {
  const { email, headOffice } = useCompany().company;
  const words = useFormWords().mail;
  const [copied, setCopied] = useState({ count: 0, refused: '' });
  const address = mailtoLink(email, subject);
  const chat = headOffice.whatsapp && whatsappLink(headOffice.whatsapp);

  const copy = async ({ currentTarget }: MouseEvent) => {
    const form = currentTarget.closest('form');
    if (!form) return;
    const letter = `${words.to}: ${email}\r\n${words.subject}: ${subject}\r\n\r\n${letterOf(form)}`;
    let refused = '';
    try {
      await navigator.clipboard.writeText(letter);
    } catch {
      // The clipboard is missing or not permitted.
      refused = letter;
    }
    setCopied(({ count }) => ({ count: count + 1, refused }));
  };

  /** Returns a handler that adds the letter to the address of the pressed link. */
  const fill =
    (start: string) =>
    ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
      const form = currentTarget.closest('form');
      if (form) currentTarget.href = withLetter(start, form, words.paste).to;
    };

  const { count, refused } = copied;
  return (
    <>
      <div className={styles.ways}>
        <Button variant="secondary" onClick={(event) => void copy(event)}>
          {words.copy}
        </Button>
        <a href={address} onClick={fill(`${address}&body=`)}>
          {isOpened ? words.openAgain : words.open}
        </a>
        {chat && (
          <a href={chat} onClick={fill(`${chat}?text=${encodeURIComponent(`${subject}\r\n\r\n`)}`)}>
            {words.whatsapp}
          </a>
        )}
        {/* A new key makes screen readers announce the sentence after every press. */}
        {count > 0 && <span key={count}>{refused ? words.notCopied : words.copied}</span>}
      </div>
      {refused && (
        <div aria-live="off">
          <textarea
            key={count}
            ref={selectAll}
            dir="auto"
            readOnly
            rows={6}
            value={refused}
            aria-label={words.letter}
            className={field.control}
          />
        </div>
      )}
    </>
  );
}
