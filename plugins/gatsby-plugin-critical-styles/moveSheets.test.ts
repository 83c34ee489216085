import { waitFor } from '@testing-library/react';
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

it('requests a sheet that fails to load once more, without the cache, and then leaves it in its place', async () => {
  const requests: unknown[] = [];
  window.fetch = (src, init) => {
    requests.push([src, init?.cache]);
    return Promise.resolve({} as Response);
  };
  const moved = moveSheets();
  end('error');
  await waitFor(() => expect(copies()).toHaveLength(2));
  end('error');
  await moved;
  expect(requests).toEqual([[copies()[0]?.href, 'reload']]);
  expect(place()).not.toBeNull();
});
