/** @jest-environment node */
import { isDecodable } from './isDecodable';

it.each([
  ['/about', true],
  ['/caf%C3%A9', true],
  ['/%E0%A4%A', false],
  ['/100%', false],
  ['/100%25', false],
])('tells whether %s can be decoded: %p', (path, decodable) => expect(isDecodable(path)).toBe(decodable));
