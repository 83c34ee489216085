import { readableAddress } from './address';

it.each([
  ['/caf%C3%A9', '/café'],
  ['/%E0%A4%A', '/%E0%A4%A'],
])('reads %s as %s', (path, readable) => expect(readableAddress(path)).toBe(readable));
