import type { Emitter } from '../lib/emitter';

/**
 * The messages an emitter sends during each test of a file, in order; every test begins with none. To be called once,
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
