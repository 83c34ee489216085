/** A way for one part of the page to tell another something, without either importing the other. */
export interface Channel<T> {
  /** Tells everybody who listens. */
  send(message: T): void;
  /** Calls `listener` for every message from now on; returns what ends that. */
  listen(listener: (message: T) => void): () => void;
}

/** A new channel with nobody listening. */
export function createChannel<T>(): Channel<T> {
  const listeners = new Set<(message: T) => void>();
  return {
    send: (message) => listeners.forEach((listener) => listener(message)),
    listen: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
