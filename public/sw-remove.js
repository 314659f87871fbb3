/*
 * Removes a broken service worker. Serve this file as /sw.js: the server does so with the setting
 * `server.serviceWorker: "remove"`, on other hosts copy it over sw.js. Browsers fetch /sw.js from the
 * network on each navigation, so it reaches pages that the broken worker serves (A37).
 */
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const remove = async () => {
    // Only pages that the broken worker controlled. Others have just loaded from the network.
    const pages = await clients.matchAll({ type: 'window' });
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
    await registration.unregister();
    for (const page of pages) page.navigate(page.url);
  };
  event.waitUntil(remove());
});
