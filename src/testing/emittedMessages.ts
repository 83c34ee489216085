import type { Emitter } from '../lib/emitter';

/**
 * What a channel carries in the course of each test of a file, in order; every test begins with nothing. To be called once,
 * outside the tests.
 */
export function emittedMessages<T>(channel: Emitter<T>): T[] {
  const messages: T[] = [];
  let stop: () => void;
  beforeEach(() => {
    messages.length = 0;
    stop = channel.listen((message) => messages.push(message));
  });
  afterEach(() => stop());
  return messages;
}
