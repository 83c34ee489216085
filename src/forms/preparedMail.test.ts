import { mailtoLink, withLetter } from './preparedMail';

// The visible words are those of a browser's translation.
const labelled = (label: string, control: string) =>
  `<label for="${label[0]}" data-label="${label}">译文</label>${control}`;
const films = '<option value="films" data-label="Films &amp; series">译文</option>';

function prepare(values: Record<string, string>, address = mailtoLink('hello@pams.example', 'Message')) {
  document.body.innerHTML = `<form><input type="hidden" name="key" value="contact">
    ${labelled('Full Name', '<input id="F">')}
    ${labelled('Type', `<select id="T"><option></option>${films}</select>`)}
    ${labelled('Message', '<textarea id="M"></textarea>')}
    <label>Leave empty<input value="filled in by a browser"></label></form>`;
  for (const [label, value] of Object.entries(values))
    Object.assign(document.getElementById(label[0] ?? '') as HTMLElement, { value });
  return withLetter(`${address}&body=`, document.querySelector('form') as HTMLFormElement, 'Paste it here.');
}

const parts = (mail: string) => {
  const { pathname, searchParams } = new URL(mail);
  return { to: pathname, subject: searchParams.get('subject'), body: searchParams.get('body') };
};

it('has every value after its label of the content, values of several lines below it, with CRLF', () => {
  const { to, isWhole } = prepare({
    'Full Name': 'Ama & Kofi Ɔkyere',
    Type: 'films',
    Message: 'First line\nsecond: 100 % + more?',
  });
  expect(to).toMatch(/^mailto:hello@pams\.example\?subject=Message&body=/);
  expect(to).not.toMatch(/[ +]|(?<!%0D)%0A/);
  expect(parts(to).body).toBe(
    'Full Name: Ama & Kofi Ɔkyere\r\nType: Films & series\r\n\r\nMessage:\r\nFirst line\r\nsecond: 100 % + more?',
  );
  expect(isWhole).toBe(true);
});

it('encodes characters that have a meaning in an address', () => {
  const { to } = prepare({ 'Full Name': 'x' }, mailtoLink('a&b?c@pams.example', 'R&D: 50% = half? #1'));
  expect(to.match(/[?&]/g)).toEqual(['?', '&']);
  expect(parts(to).subject).toBe('R&D: 50% = half? #1');
});

it.each([
  ['half an emoji at the end', 'Akwaaba \ud83d', 'Akwaaba \ufffd'],
  ['the other half', '\udc4dAkwaaba', '\ufffdAkwaaba'],
  ['two halves in the wrong order', 'a\udc4d\ud83db', 'a\ufffd\ufffdb'],
  ['a whole emoji, not in its place', '👍🏾\u0000\u2028\uffff', '👍🏾\u0000\u2028\uffff'],
  ['signs of patterns and templates', '$& $1 {email} %41 %', '$& $1 {email} %41 %'],
  ['markup', '</textarea>&amp;<b>', '</textarea>&amp;<b>'],
])('can have any text: %s', (_, text, expected) => {
  for (const field of ['Full Name', 'Message'])
    expect(parts(prepare({ [field]: text }).to).body).toBe(`${field}: ${expected}`);
});

it('leaves out empty fields', () => {
  expect(parts(prepare({ 'Full Name': ' ', Message: 'one\ntwo' }).to).body).toBe('Message:\r\none\r\ntwo');
});

it('asks the visitor to paste a text that is too long for an address', () => {
  const room = 2000 - prepare({ 'Full Name': 'x' }).to.length + 1;
  expect(prepare({ 'Full Name': 'x'.repeat(room) })).toEqual({ to: expect.stringMatching(/^.{2000}$/), isWhole: true });
  const { to, isWhole } = prepare({ 'Full Name': 'x'.repeat(room + 1) });
  expect(parts(to).body).toBe('Paste it here.');
  expect(isWhole).toBe(false);
});
