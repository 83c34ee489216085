import { mendedPath, readableAddress } from './address';

it.each([
  ['/about', '/about'],
  ['/caf%C3%A9', '/caf%C3%A9'],
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['/100%', '/100%25'],
])('mends %s to %s', (path, mended) => {
  expect(mendedPath(path)).toBe(mended);
  expect(() => decodeURIComponent(mendedPath(path))).not.toThrow();
});

it.each([
  ['/%25E0%25A4%25A', '/%E0%A4%A'],
  ['/caf%C3%A9', '/café'],
  ['/%E0%A4%A', '/%E0%A4%A'],
])('reads %s as %s', (path, readable) => expect(readableAddress(path)).toBe(readable));
