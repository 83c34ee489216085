/** @jest-environment node */
import { isDecodable, readableAddress } from './address';

it.each([
  ['/about', true],
  ['/caf%C3%A9', true],
  ['/%E0%A4%A', false],
  ['/100%', false],
  ['/100%25', false],
])('tells whether %s can be decoded: %p', (path, decodable) => expect(isDecodable(path)).toBe(decodable));

it.each([
  ['/caf%C3%A9', '/café'],
  ['/%E0%A4%A', '/%E0%A4%A'],
])('reads %s as %s', (path, readable) => expect(readableAddress(path)).toBe(readable));
