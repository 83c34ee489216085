/** @jest-environment node */
import { outcomeOf, type Answer } from './outcome';

const json = 'application/json; charset=utf-8';
const answer = { status: 200, redirected: false, type: json, body: '{}' };
const page = { type: 'text/html', body: '<!doctype html><title>Log in</title>' };

it.each<[what: string, given: Partial<Answer>, outcome: string]>([
  ['Formspree’s yes', { body: '{"next":"/thanks","ok":true}' }, 'sent'],
  ['Basin’s yes', { body: '{"success":true,"error":null}' }, 'sent'],
  ['a yes in words', { body: '{"success":"true","message":"…"}' }, 'sent'],
  ['JSON that says nothing', { body: '{"id":7,"errors":[]}' }, 'sent'],
  ['created, with nothing to say', { status: 201, type: '', body: '' }, 'sent'],
  ['no content', { status: 204, body: '' }, 'sent'],
  ['a word', { type: 'text/plain', body: 'OK' }, 'sent'],
  ['no in `ok`', { body: '{"ok":false}' }, 'refused'],
  ['no in `success`', { body: '{"success":false,"ok":true}' }, 'refused'],
  ['a no in words', { body: '{"success":"False"}' }, 'refused'],
  ['a no in figures', { body: '{"success":0}' }, 'refused'],
  ['a bare no', { body: 'false' }, 'refused'],
  ['a no without its type', { type: '', body: ' {"ok":false}' }, 'refused'],
  ['an error and nothing else', { body: '{"error":"unknown form"}' }, 'refused'],
  ['errors and nothing else', { body: '{"errors":[{"field":"email"}]}' }, 'refused'],
  ['a yes with an error beside it', { body: '{"ok":true,"error":"no autoresponse"}' }, 'sent'],
  ['broken JSON', { body: '{"ok":tr' }, 'unclear'],
  ['JSON with nothing in it', { body: '' }, 'unclear'],
  ['a page', page, 'unclear'],
  ['a page without its type', { ...page, type: '' }, 'unclear'],
  ['a redirect to a page', { ...page, redirected: true }, 'unclear'],
  ['a redirect to a word', { type: 'text/plain', body: 'Welcome', redirected: true }, 'unclear'],
  ['a redirect to JSON that says nothing', { redirected: true }, 'unclear'],
  ['a redirect to a yes', { body: '{"ok":true}', redirected: true }, 'sent'],
  ['a refusal', { status: 422, body: '{"ok":true}' }, 'refused'],
  ['a request to come later', { status: 429 }, 'failed'],
  ['a failure', { status: 500 }, 'failed'],
  ['a gateway that waited in vain', { status: 504 }, 'unclear'],
])('%s', (_, given, outcome) => expect(outcomeOf({ ...answer, ...given }, false)).toBe(outcome));

it('takes a page for a yes only where nothing else is ever answered', () => {
  expect(outcomeOf({ ...answer, ...page }, true)).toBe('sent');
  expect(outcomeOf({ ...answer, ...page, status: 404 }, true)).toBe('refused');
});
