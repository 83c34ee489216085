/** @jest-environment node */
import { outcomeOf } from './outcome';

type Answer = { status?: number; redirected?: boolean } & Partial<Record<'type' | 'body' | 'retryAfter', string>>;

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
  ['`success` as a text', { body: '{"success":"true","message":"…"}' }, 'success'],
  ['JSON without a result', { body: '{"id":7,"errors":[]}' }, 'success'],
  ['an empty response (204)', { status: 204, body: '' }, 'success'],
  ['plain text', { type: 'text/plain', body: 'OK' }, 'success'],
  ['`ok` is false', { body: '{"ok":false}' }, 'refused'],
  ['`success` is false', { body: '{"success":false,"ok":true}' }, 'refused'],
  ['`success` is 0', { body: '{"success":0}' }, 'refused'],
  ['the body `false`', { body: 'false' }, 'refused'],
  ['`ok` is false, without a content type', { type: '', body: ' {"ok":false}' }, 'refused'],
  ['only an error', { body: '{"error":"unknown form"}' }, 'refused'],
  ['only errors', { body: '{"errors":[{"field":"email"}]}' }, 'refused'],
  ['`ok` is true, with an error', { body: '{"ok":true,"error":"no autoresponse"}' }, 'success'],
  ['broken JSON', { body: '{"ok":tr' }, 'unclear'],
  ['an HTML page', page, 'unclear'],
  ['an HTML page without a content type', { ...page, type: '' }, 'unclear'],
  ['a redirect to plain text', { type: 'text/plain', body: 'Welcome', redirected: true }, 'unclear'],
  ['a redirect to a success', { body: '{"ok":true}', redirected: true }, 'success'],
  ['a refusal (422)', { status: 422, body: '{"ok":true}' }, 'refused'],
  ['too many requests (429)', { status: 429 }, 'error'],
  ['a server error (500)', { status: 500 }, 'error'],
  ['a busy endpoint with Retry-After (503)', { status: 503, retryAfter: '5' }, 'error'],
  ['a busy endpoint or gateway (503)', { status: 503 }, 'unclear'],
  ['a bad gateway (502)', { status: 502 }, 'unclear'],
])('%s', (_, given, outcome) => expect(judge(given)).toBe(outcome));

it('accepts an HTML page as success only from a receiver that answers with pages, without an error status', () => {
  expect(judge(page, true)).toBe('success');
  expect(judge({ ...page, status: 404 }, true)).toBe('refused');
});
