/** @jest-environment node */
import { mailtoLink, preparedMail } from './preparedMail';

const field = { type: 'text', required: true, autocomplete: null, hint: null, options: null } as const;
const options = [{ value: 'films', label: 'Films & series' }];
const inputs = [
  { ...field, name: 'name', label: 'Full Name' },
  { ...field, name: 'type', label: 'Type', options },
  { ...field, name: 'message', label: 'Message' },
];
const prepare = (values: Record<string, string>, address = mailtoLink('hello@pams.example', 'Message')) =>
  preparedMail(address, inputs, values, 'Paste it here.');

const parts = (mail: string) => {
  const { pathname, searchParams } = new URL(mail);
  return { to: pathname, subject: searchParams.get('subject'), body: searchParams.get('body') };
};

it('carries every line with its label, longer ones below it, with CRLF', () => {
  const { to } = prepare({ name: 'Ama & Kofi Ɔkyere', type: 'films', message: 'First line\nsecond: 100 % + more?' });
  expect(to).toMatch(/^mailto:hello@pams\.example\?subject=Message&body=/);
  expect(to).not.toMatch(/[ +]|(?<!%0D)%0A/);
  expect(parts(to).body).toBe(
    'Full Name: Ama & Kofi Ɔkyere\r\nType: Films & series\r\n\r\nMessage:\r\nFirst line\r\nsecond: 100 % + more?',
  );
});

it('keeps what could end the address or the subject inside it', () => {
  const { to } = prepare({ name: 'x' }, mailtoLink('a&b?c@pams.example', 'R&D: 50% = half? #1'));
  expect(to.match(/[?&]/g)).toEqual(['?', '&']);
  expect(parts(to).subject).toBe('R&D: 50% = half? #1');
});

it('leaves out what was left empty', () => {
  expect(parts(prepare({ name: ' ', message: 'one\ntwo' }).to).body).toBe('Message:\r\none\r\ntwo');
});

it('gives what is too long for an address to the clipboard instead', () => {
  const room = 2000 - prepare({ name: 'x' }).to.length + 1;
  expect(prepare({ name: 'x'.repeat(room) })).toEqual({ to: expect.stringMatching(/^.{2000}$/) });
  const { to, copy } = prepare({ name: 'x'.repeat(room + 1) });
  expect(parts(to).body).toBe('Paste it here.');
  expect(copy).toBe(`Full Name: ${'x'.repeat(room + 1)}`);
});
