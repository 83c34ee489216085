/** An event emitter: one part of the page sends messages to others, without either importing the other. */
export interface Emitter<T> {
  /** Calls every listener. */
  send(message: T): void;
  /** Calls `listener` for every message from now on; returns a function that removes it. */
  listen(listener: (message: T) => void): () => void;
}

/** A new emitter without listeners. */
export function createEmitter<T>(): Emitter<T> {
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
