/** @jest-environment node */
import { isAllowed, type Request } from './isAllowed';

const own = 'localhost:8000';
const request = (url: string, headers: Request['headers'] = {}, method = 'GET'): Request => ({
  url,
  method,
  headers: { host: own, ...headers },
});
const isAnswered = (one: Request, listening = 'localhost') => isAllowed(one, listening);

const fromOwnPage = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', origin: `http://${own}` };
const fromStranger = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' };
const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };

it.each<[string, Request]>([
  ['an address typed by the visitor', request('/films', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' })],
  ['a page that another site links to', request('/films', link)],
  ['GraphiQL, also from a link', request('/___graphql', link)],
  ['a query of GraphiQL', request('/___graphql', fromOwnPage, 'POST')],
  ['live reload', request('/socket.io/?EIO=4&transport=websocket', { origin: `http://${own}` })],
  ['a client that is not a browser', request('/___graphql', {}, 'POST')],
  ['an IP address, which no name can stand for', request('/', { host: '192.168.0.7:8000' })],
  ['an IPv6 address', request('/', { host: '[::1]:8000', origin: 'http://[::1]:8000' })],
  ['a port that leads to its own', request('/', { host: 'LOCALHOST:3000', origin: 'http://localhost:3000' })],
])('allows %s', (_, one) => expect(isAnswered(one)).toBe(true));

it.each<[string, Request]>([
  ['a name that leads to this machine', request('/films', { host: 'evil.example:8000' })],
  ['a request without a host name', request('/films', { host: undefined })],
  ['a picture on another page', request('/icon.png', fromStranger)],
  ['a page from another port', request('/films', { ...fromStranger, 'sec-fetch-site': 'same-site' })],
  ['a foreign origin', request('/___graphql', { origin: 'http://evil.example' }, 'POST')],
  ['its own host name with another port', request('/socket.io/', { origin: 'http://localhost:9999' })],
  ['a page with the origin "null"', request('/___graphql', { origin: 'null' }, 'POST')],
  ['a form on another page, without its origin', request('/___graphql', link, 'POST')],
  ['a link that opens files in an editor', request('/__open-stack-frame-in-editor?fileName=a', link)],
  ['the same in upper case, which Express also accepts', request('/__OPEN-stack-frame-in-editor?fileName=a', link)],
  ['pictures of other hosts, on its own pages', request('/_gatsby/image/x/y/..%2fz?u=http://a.example', fromOwnPage)],
  ['files from other hosts, in upper case', request('/_GATSBY/file/x/n?u=http://127.0.0.1/')],
  ['a full URL in the request line', request('http://localhost:8000/_gatsby/file/x/n')],
])('blocks %s', (_, one) => expect(isAnswered(one)).toBe(false));

it('allows the name at which the server listens', () => {
  const one = request('/', { host: 'studio.local:8000' });
  expect(isAnswered(one, 'Studio.local')).toBe(true);
  expect(isAnswered(one)).toBe(false);
});
