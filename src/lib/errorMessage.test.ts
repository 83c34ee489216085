/** @jest-environment node */
import { errorMessage } from './errorMessage';

it.each([
  ['an error', new Error('No such page'), 'No such page'],
  ['a text', 'No such page', 'No such page'],
  ['a response', { status: 404, statusText: 'Not Found' }, 'Not Found'],
  ['an error without a message, but with a status', { message: '', statusText: 'Not Found' }, 'Not Found'],
  ['an error without a message', new Error(), ''],
  ['nothing', undefined, ''],
])('returns the message of %s', (_, thrown, message) => expect(errorMessage(thrown)).toBe(message));
