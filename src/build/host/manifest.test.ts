/** @jest-environment node */
import { manifest } from './manifest';

const company = { name: 'PAMS', tagline: 'One & all', description: 'Films “and” more.', locale: 'en-GB' };
const read = () => JSON.parse(manifest(company)) as Record<string, unknown>;

it('stays a website on a home screen, the whole site in it', () => {
  expect(read()).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'browser', dir: 'ltr' });
});

it('offers icons in every size that is asked for, as they are and to be cut round', () => {
  expect(read().icons).toEqual([
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icon-maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ]);
});
