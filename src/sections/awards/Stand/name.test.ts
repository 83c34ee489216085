import { addressOf, isWhole, nameIn, readAddress } from './name';

it.each(['Ama Mensah', 'Ɛsi Sarpomaa', "O'Brien", 'Nomvula Dlamini-Nkosi', 'Ọláyínká Ṣọ́lá', 'Ɗanjuma'])(
  'the address for %p opens with that name',
  (name) => {
    const address = addressOf('https://pams.example/awards', name, 'wiea');
    expect(address).toMatch(/^https:\/\/pams\.example\/awards#stand=[\w%'-]+&award=wiea$/);
    expect(readAddress(new URL(address).hash)).toEqual({ name: name.normalize('NFC'), award: 'wiea' });
  },
);

it.each([
  ['a plus', '#stand=Ama+Mensah', 'Ama Mensah'],
  ['another order', '#award=wiea&stand=Ama', 'Ama'],
  ['no name', '#stand=', ''],
  ['another word', '#standing=Ama', ''],
  ['HTML', '#stand=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E', 'img srcx onerroralert'],
  ['quotation marks', '#stand=%22%3E%3Cscript%3E', 'script'],
  ['a script', '#stand=javascript:alert`1`', 'javascriptalert'],
  ['invisible characters and emoji', '#stand=A%00ma%E2%80%AE%E2%80%8B%F0%9F%98%80', 'Ama'],
  ['Cyrillic letters', '#stand=%D0%90%D0%BC%D0%B0', ''],
  ['Arabic letters', '#stand=%D9%85%D8%AD%D9%85%D8%AF', ''],
  ['digits and signs', '#stand=2Ama%20%20%26%202', 'Ama'],
  ['fifty accents', `#stand=M${'%CC%81'.repeat(50)}a`, 'M\u0301\u0301a'.normalize('NFC')],
  ['spaces of all kinds', '#stand=%09Kofi%C2%A0Kwame%E2%80%89Annan%0A', 'Kofi Kwame Annan'],
  ['signs that look alike', '#stand=O%E2%80%98Brien%E2%80%91Osei%E2%80%93Tutu', 'O‘Brien‑Osei–Tutu'],
  ['10,000 characters', `#stand=${'Ama%20'.repeat(2000)}`, 'Ama Ama Ama Ama Ama Ama'],
])('reads the name in an address with %s', (_, hash, name) => {
  expect(readAddress(hash).name).toBe(name);
});

it.each([
  ['wiea', 'wiea'],
  ['wiea.', 'wiea'],
  ['WIEA', 'wiea'],
  ['%E2%80%9Cwiea%E2%80%9D', 'wiea'],
  ['film-2027)', 'film-2027'],
  ['wiea%20and%20more', 'wiea'],
  ['...', ''],
  ['', ''],
])('reads the award in award=%s', (text, award) => {
  expect(readAddress(`#stand=Ama&award=${text}`)).toEqual({ name: 'Ama', award });
});

it('a name keeps nothing but letters, spaces, hyphens and apostrophes, and 24 of them', () => {
  const all = Array.from({ length: 0x3000 }, (_, code) => String.fromCharCode(code));
  for (let from = 0; from < all.length; from += 100) {
    const name = nameIn(`${all.slice(from, from + 100).join('')}\ud800`);
    expect(name).toMatch(/^[\p{L}\u0300-\u036f '’‘′\p{Pd}−]*$/u);
    expect(Array.from(name.replace(/[\u0300-\u036f]/g, '')).length).toBeLessThanOrEqual(24);
  }
});

it.each([
  ['Ama Mensah', true],
  ['\tAma\u00a0Mensah\u200e ', true],
  ['Olúwáfúnmiláyọ̀ Adébáyọ̀', true],
  ['Kɔku Aɣbeme‑Þór', true],
  ['', true],
  ['Ama محمد', false],
  ['Ama 😀', false],
  ['Ama 2', false],
  ['A'.repeat(25), false],
])('%p is whole on the drum: %p', (name, whole) => {
  for (const text of [name.normalize('NFC'), name.normalize('NFD')]) expect(isWhole(text)).toBe(whole);
});
