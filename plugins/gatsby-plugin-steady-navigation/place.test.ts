import { showPlace } from './place';

beforeEach(() => {
  document.body.innerHTML = `
    <section id="camia"></section>
    <section id="Top"></section>
    <details id="paying"><summary>How do I pay?</summary><b id="card">By card</b></details>`;
  Element.prototype.scrollIntoView = jest.fn();
});

it.each<[opened: string, shown: string]>([
  ['CAMIA', 'camia'],
  ['Camia', 'camia'],
  ['camia.', 'camia'],
  ['camia).%20', 'camia'],
  ['PAYING)', 'paying'],
  // Names of places are kept, and so is what is no name of a place: other code may read it.
  ...['', 'camia', 'Top', 'gone', 'GONE', 'stand=Ama%20Mensah&award=CAMIA', '100%', `%${'25'.repeat(100_000)}`].map(
    (kept): [string, string] => [kept, kept],
  ),
])('#%s becomes #%s', (opened, shown) => {
  window.location.hash = opened;
  const entries = window.history.length;
  showPlace();
  expect(window.location.hash.slice(1)).toBe(shown);
  expect(window.history).toHaveLength(entries);
});

it.each([
  ['paying', true],
  ['card', true],
  ['camia', false],
])('with #%s the question is open: %s', (hash, isOpen) => {
  window.location.hash = hash;
  showPlace();
  expect(document.querySelector('details')).toHaveProperty('open', isOpen);
  // Browsers have scrolled to the others.
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(hash === 'card' ? 1 : 0);
});

it.each(['stand', 'stand=', 'stand=Ama%20Mensah&award=CAMIA', 'other=stand'])(
  '#%s scrolls to a place with a value',
  (hash) => {
    const scrollIntoView = jest.fn();
    document.body.innerHTML = '<section id="stand"></section>';
    Object.assign(document.querySelector('section') as Element, { scrollIntoView });
    window.location.hash = hash;
    showPlace();
    expect(scrollIntoView).toHaveBeenCalledTimes(hash.startsWith('stand=') ? 1 : 0);
  },
);
