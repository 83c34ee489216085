/** @jest-environment node */
import { found } from './found';

it.each([0, '', false])('takes %p for something', (value) => expect(found(value, 'it')).toBe(value));

it.each([null, undefined])('says what is missing when there is %p', (value) => {
  expect(() => found(value, 'data/company.yaml')).toThrow('data/company.yaml is missing');
});
