/** After a connection has come back its first moments may fail still: milliseconds. */
const MOMENT = 1000;

/**
 * Does what needs a connection; when it fails without one, again as soon as there is one.
 * @param onWait called when it begins to wait
 * @throws what `work` threw when the connection was not to blame
 */
export const connected = (work: () => Promise<void>, onWait: () => void): Promise<void> =>
  work().catch((error) => {
    if (navigator.onLine) throw error;
    onWait();
    return new Promise((resolve) =>
      window.addEventListener('online', () => setTimeout(resolve, MOMENT), { once: true }),
    ).then(() => connected(work, onWait));
  });
