/** @jest-environment node */
import { mailtoLink } from './mailtoLink';
import { preparedMail, type Line } from './preparedMail';

const to = (address: string, subject: string, lines: Line[]) =>
  preparedMail(mailtoLink(address, subject), lines, 'Paste it here.').to;

const parts = (mail: string) => {
  const url = new URL(mail);
  return { to: url.pathname, subject: url.searchParams.get('subject'), body: url.searchParams.get('body') };
};

it('carries every line, longer ones below their label, with CRLF', () => {
  const mail = to('hello@pams.example', 'Message', [
    { label: 'Full Name', value: 'Ama & Kofi Ɔkyere' },
    { label: 'Message', value: 'First line\nsecond: 100 % + more?' },
  ]);
  expect(mail).toMatch(/^mailto:hello@pams\.example\?subject=Message&body=/);
  expect(mail).toContain('%0D%0A');
  expect(mail).not.toMatch(/(?<!%0D)%0A/);
  expect(mail).not.toMatch(/[ +]/);
  expect(parts(mail).body).toBe('Full Name: Ama & Kofi Ɔkyere\r\n\r\nMessage:\r\nFirst line\r\nsecond: 100 % + more?');
});

it('keeps what could end the address or the subject inside it', () => {
  const mail = to('a&b?c@pams.example', 'R&D: 50% = half? #1', [{ label: 'Note', value: 'x' }]);
  expect(mail.match(/[?&]/g)).toEqual(['?', '&']);
  expect(parts(mail).subject).toBe('R&D: 50% = half? #1');
});

it('leaves out what was left empty', () => {
  const mail = to('hello@pams.example', 'Message', [
    { label: 'Phone', value: ' ' },
    { label: 'Email', value: 'ama@example.org' },
  ]);
  expect(parts(mail).body).toBe('Email: ama@example.org');
  expect(mailtoLink('hello@pams.example', 'Message')).toBe('mailto:hello@pams.example?subject=Message');
});

it('begins with the label of a longer text where there is nothing before it', () => {
  const mail = to('hello@pams.example', 'Message', [{ label: 'Message', value: 'one\ntwo' }]);
  expect(parts(mail).body).toBe('Message:\r\none\r\ntwo');
});

it('takes what just fits into an address', () => {
  const lines = (letters: number) => [{ label: 'Note', value: 'x'.repeat(letters) }];
  const room = 2000 - to('hello@pams.example', 'Message', lines(1)).length + 1;
  const fits = preparedMail(mailtoLink('hello@pams.example', 'Message'), lines(room), 'Paste it here.');
  expect(fits.to).toHaveLength(2000);
  expect(fits.copy).toBeUndefined();
  expect(
    preparedMail(mailtoLink('hello@pams.example', 'Message'), lines(room + 1), 'Paste it here.').copy,
  ).toBeDefined();
});

it('gives what is too long for an address to the clipboard instead', () => {
  const text = 'Ɔ'.repeat(1000);
  const lines = [
    { label: 'Full Name', value: 'Ama' },
    { label: 'Message', value: `one\n${text}` },
  ];
  const mail = preparedMail(mailtoLink('hello@pams.example', 'Message'), lines, 'Paste it here.');
  expect(mail.to.length).toBeLessThan(2000);
  expect(parts(mail.to).body).toBe('Paste it here.');
  expect(mail.copy).toBe(`Full Name: Ama\r\n\r\nMessage:\r\none\r\n${text}`);
});
