// A former site at this address may have left a service worker that answers with its old pages. This script takes its place,
// deletes what it kept, and unregisters itself. It handles no requests, so that they go to the network.
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  );
});
