/** @jest-environment node */
import { outcomeOf } from './outcome';

interface Answer {
  status?: number;
  redirected?: boolean;
  type?: string;
  body?: string;
  retryAfter?: string;
}

const judge = (
  { status = 200, redirected = false, type = 'application/json', body = '{}', retryAfter = '' }: Answer,
  acceptsHtml = false,
) => {
  const headers = new Headers({
    ...(type && { 'Content-Type': type }),
    ...(retryAfter && { 'Retry-After': retryAfter }),
  });
  return outcomeOf({ status, redirected, headers }, body, acceptsHtml);
};
const page = { type: 'text/html', body: '<!doctype html><title>Log in</title>' };

it.each<[what: string, given: Answer, outcome: string]>([
  ['Formspree’s yes', { body: '{"next":"/thanks","ok":true}' }, 'success'],
  ['Basin’s yes', { body: '{"success":true,"error":null}' }, 'success'],
  ['a yes in words', { body: '{"success":"true","message":"…"}' }, 'success'],
  ['JSON that says nothing', { body: '{"id":7,"errors":[]}' }, 'success'],
  ['no content', { status: 204, body: '' }, 'success'],
  ['a word', { type: 'text/plain', body: 'OK' }, 'success'],
  ['no in `ok`', { body: '{"ok":false}' }, 'refused'],
  ['no in `success`', { body: '{"success":false,"ok":true}' }, 'refused'],
  ['a no in figures', { body: '{"success":0}' }, 'refused'],
  ['a bare no', { body: 'false' }, 'refused'],
  ['a no without its type', { type: '', body: ' {"ok":false}' }, 'refused'],
  ['an error and nothing else', { body: '{"error":"unknown form"}' }, 'refused'],
  ['errors and nothing else', { body: '{"errors":[{"field":"email"}]}' }, 'refused'],
  ['a yes together with an error', { body: '{"ok":true,"error":"no autoresponse"}' }, 'success'],
  ['broken JSON', { body: '{"ok":tr' }, 'unclear'],
  ['JSON with nothing in it', { body: '' }, 'unclear'],
  ['a page', page, 'unclear'],
  ['a page without its type', { ...page, type: '' }, 'unclear'],
  ['a redirect to a word', { type: 'text/plain', body: 'Welcome', redirected: true }, 'unclear'],
  ['a redirect to JSON that says nothing', { redirected: true }, 'unclear'],
  ['a redirect to a yes', { body: '{"ok":true}', redirected: true }, 'success'],
  ['a refusal', { status: 422, body: '{"ok":true}' }, 'refused'],
  ['a request to come later', { status: 429 }, 'error'],
  ['a failure', { status: 500 }, 'error'],
  ['an endpoint that is busy, and says until when', { status: 503, retryAfter: '5' }, 'error'],
  ['an endpoint or a gateway that is busy', { status: 503 }, 'unclear'],
  ['a gateway that got no answer', { status: 502 }, 'unclear'],
  ['a gateway that waited in vain', { status: 504 }, 'unclear'],
])('%s', (_, given, outcome) => expect(judge(given)).toBe(outcome));

it('takes a page for success where the receiver answers with pages, but not with an error status', () => {
  expect(judge(page, true)).toBe('success');
  expect(judge({ ...page, status: 404 }, true)).toBe('refused');
});
