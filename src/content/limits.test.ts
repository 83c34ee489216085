/** @jest-environment node */
import { limits } from './limits';

const fits = (name: string, text: string): boolean => new RegExp(limits[name]?.pattern ?? '', 'u').test(text);

it.each(['https://forms.example/contact', 'https://a.b.example:8443/x?y=z', '/', '/contact'])(
  'a form can be sent to %s',
  (endpoint) => expect(fits('Form.endpoint', endpoint)).toBe(true),
);

it.each([
  'http://a.example',
  'https://localhost/x',
  'https://*.com/',
  'https://a.b;sandbox/x',
  'https://a.b,x/',
  'https://user:pw@a.example/',
  'https://a.example/"x"',
  'https://a.example:99999/',
  '/\\evil.test',
  '//evil.test',
])('no form is sent to %s', (endpoint) => expect(fits('Form.endpoint', endpoint)).toBe(false));

it.each([
  ['*.phone', '+233 30 000 0001', '+254 CALL'],
  ['*.slug', 'film-television', 'Café'],
  ['Award.acronym', 'CAMIA', 'Camia'],
  ['Company.siteUrl', 'https://www.pams.example', 'https://www.pams.example/'],
  ['FeeRange.currency', 'GHS', 'Cedi'],
])('%s is %s, and not %s', (name, good, bad) => {
  expect([good, bad].map((text) => fits(name, text))).toEqual([true, false]);
});
