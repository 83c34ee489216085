import { moveSheets } from './moveSheets';

const place = () => document.querySelector('[data-styles]');
const copies = () => [...document.head.querySelectorAll('link')];
const end = (type: 'load' | 'error', link = copies().at(-1)) => link?.dispatchEvent(new Event(type));

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = `<main>
    <section></section><div data-styles hidden><link rel="preload" href="/page.css"><link rel="stylesheet" href="/page.css"></div>
  </main>`;
});

it('removes the sheets from React’s root when their copies in the head are loaded', async () => {
  const moved = moveSheets();
  expect(copies().map((link) => link.getAttribute('href'))).toEqual([expect.stringMatching(/\/page\.css$/)]);
  expect(place()).not.toBeNull();
  end('load');
  await moved;
  expect(place()).toBeNull();
});

it('leaves the sheets in their place if a copy fails to load', async () => {
  const moved = moveSheets();
  end('error');
  await moved;
  expect(place()).not.toBeNull();
});
