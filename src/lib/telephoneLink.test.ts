/** @jest-environment node */
import { telephoneLink } from './telephoneLink';

test.each([
  ['+233 30 000 0001', 'tel:+233300000001'],
  ['+27 (10) 000-0003', 'tel:+27100000003'],
])('%s is called by %s', (phone, link) => {
  expect(telephoneLink(phone)).toBe(link);
});
