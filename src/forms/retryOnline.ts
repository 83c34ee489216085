/** Delay after the `online` event in milliseconds: requests may still fail right after it. */
const DELAY = 1000;

/**
 * Runs work that needs a connection. If it fails while the browser is offline, runs it again when the browser is online.
 * @param onWait called when it begins to wait
 * @throws what `work` threw while the browser was online
 */
export const retryOnline = (work: () => Promise<void>, onWait: () => void): Promise<void> =>
  work().catch((error) => {
    if (navigator.onLine) throw error;
    onWait();
    return new Promise((resolve) =>
      window.addEventListener('online', () => setTimeout(resolve, DELAY), { once: true }),
    ).then(() => retryOnline(work, onWait));
  });
