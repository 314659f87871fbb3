import { openDB } from 'idb';

/** The service worker's caches: the page's files, the settings and the basemap. */
const OUR_CACHES = ['curbside-', 'workbox-precache-'];

/** Where Workbox notes when each basemap file was last used. */
const CACHE_TIMES = 'workbox-expiration';

async function ourCaches(): Promise<string[]> {
  if (!('caches' in window)) return [];
  const names = await caches.keys();
  return names.filter((name) => OUR_CACHES.some((start) => name.startsWith(start)));
}

/** How many files the service worker has cached. */
export async function countPageFiles(): Promise<number> {
  const counts = (await ourCaches()).map(async (name) => {
    const cache = await caches.open(name);
    return (await cache.keys()).length;
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

/** Empties the database instead of deleting it: a deletion waits until the service worker closes it. */
async function clearCacheTimes(): Promise<void> {
  const databases = 'indexedDB' in window ? await indexedDB.databases() : [];
  if (!databases.some(({ name }) => name === CACHE_TIMES)) return;
  const db = await openDB(CACHE_TIMES);
  await Promise.all([...db.objectStoreNames].map((store) => db.clear(store)));
  db.close();
}

/**
 * Removes the service worker and everything it cached. The next visit installs it again.
 *
 * @throws where the browser denies access to its storage
 */
export async function clearPageFiles(): Promise<void> {
  if ('serviceWorker' in navigator) {
    await (await navigator.serviceWorker.getRegistration('/'))?.unregister();
  }
  await Promise.all((await ourCaches()).map((name) => caches.delete(name)));
  await clearCacheTimes();
}
