import { recall, remember } from './drafts';
import { idKey, type Values } from './submission';

// Part of what is loaded to post a form: for its array of bytes the build adds 5 KB of polyfills (brotli).

/** 16 random bytes in hexadecimal. `randomUUID` is newer than the oldest supported browsers. */
const freshId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The id of a submission: the same for the same values until they have arrived, also after a reload, so that an endpoint can
 * recognise duplicates.
 */
export function submissionId(key: string, values: Values): string {
  const text = ` ${JSON.stringify(values)}`;
  const last = recall(idKey(key)) ?? '';
  const id = last.endsWith(text) ? last.slice(0, -text.length) : freshId();
  remember(idKey(key), id + text);
  return id;
}
