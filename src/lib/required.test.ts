/** @jest-environment node */
import { required } from './required';

it.each([0, '', false])('takes %p for something', (value) => expect(required(value, 'it')).toBe(value));

it.each([null, undefined])('says what is missing when there is %p', (value) => {
  expect(() => required(value, 'data/company.yaml')).toThrow('data/company.yaml is missing');
});
