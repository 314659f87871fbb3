import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import type { PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';

import { isBasemapRequest, tilesUrlIn } from './isBasemapRequest.ts';
import { isOfflineClient, isOfflineUrl } from './isOfflineClient.ts';
import { languageIn } from './languageIn.ts';
import { listenForNotifications } from './listenForNotifications.ts';
import { failOnServerError, servesBuild, unlessCleared } from './network-answers.ts';

declare const self: ServiceWorkerGlobalScope;
/** Set by the build: the page's files and the build ID. */
declare const PAGE_FILES: readonly PrecacheEntry[];
declare const BUILD: string;

/** After this time a cached response is used instead of the network. */
const NETWORK_TIMEOUT_SECONDS = 4;
/** Shorter, so that a display whose network is silent has its board within 10 s. */
const SETTINGS_TIMEOUT_SECONDS = 2;
const PAGE = '/index.html';
const SETTINGS = '/curbside.json';
const SETTINGS_CACHE = `curbside-settings-${BUILD}`;
const WORDS_CACHE = 'curbside-words';
const DAY_SECONDS = 86_400;

/** Uses the handler for riders and displays only. Embeds use the network and store nothing. */
const onlyOffline =
  (handler: { handle: RouteHandlerCallback }): RouteHandlerCallback =>
  async (options) => {
    const clientId = options.event instanceof FetchEvent ? options.event.clientId : '';
    const { destination } = options.request;
    return (await isOfflineClient(self.clients, { clientId, destination }))
      ? handler.handle(options)
      : fetch(options.request);
  };

/** The words of other languages than English, which is stored for all, with their hashes by path. */
const WORDS = new Map(
  PAGE_FILES.flatMap(({ url, integrity }) => (languageIn(url) === 'en' ? [] : [[url, integrity]])),
);

const pageCache = new PrecacheController();
pageCache.addToCacheList(PAGE_FILES.filter(({ url }) => !WORDS.has(url)));
const storesUnlessCleared = unlessCleared(pageCache.strategy.cacheName);
// The browser's own cache may have a broken copy of a file, which would make every installation fail. The next
// one finds a fresh copy.
pageCache.strategy.plugins.push({
  fetchDidFail: async ({ request }) => {
    await fetch(request.url, { cache: 'reload' }).catch(() => {});
  },
  // Workbox stores a file again that is missing later, which it is after the rider cleared what is stored.
  cacheWillUpdate: async ({ event, response }) =>
    event?.type === 'install' && response.status === 200
      ? response
      : storesUnlessCleared.cacheWillUpdate({ response }),
});

/** The cached document, without its `Link` header, whose preloads are useless offline. */
async function cachedPage(): Promise<Response | undefined> {
  const cached = await pageCache.matchPrecache(PAGE);
  if (cached === undefined) return undefined;
  const headers = new Headers(cached.headers);
  headers.delete('link');
  return new Response(cached.body, { status: cached.status, headers });
}

/** Settings are stored only with the build that served them: another build may not understand them. */
const settings = new NetworkFirst({
  cacheName: SETTINGS_CACHE,
  networkTimeoutSeconds: SETTINGS_TIMEOUT_SECONDS,
  plugins: [
    failOnServerError,
    {
      cacheWillUpdate: async ({ response }) =>
        response.status === 200 && (await servesBuild(BUILD)) ? response : null,
    },
  ],
});

/** Stores a language when it is read, and no byte of another one. */
const words = new CacheFirst({
  cacheName: WORDS_CACHE,
  plugins: [
    storesUnlessCleared,
    {
      requestWillFetch: async ({ request }) =>
        new Request(request, { integrity: WORDS.get(new URL(request.url).pathname) ?? '' }),
    },
  ],
});

/** Caches our style's basemap. Styles on other hosts and their tiles are not cached here. */
const basemap = new NetworkFirst({
  cacheName: 'curbside-basemap',
  networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
  plugins: [
    failOnServerError,
    storesUnlessCleared,
    new ExpirationPlugin({
      maxEntries: 300,
      maxAgeSeconds: 30 * DAY_SECONDS,
      purgeOnQuotaError: true,
    }),
  ],
});

const isOfflinePage: RouteMatchCallback = ({ request, url, sameOrigin }) =>
  sameOrigin &&
  request.mode === 'navigate' &&
  request.destination === 'document' &&
  (url.pathname === '/' || url.pathname === PAGE) &&
  isOfflineUrl(url);

/** The document comes from the network if possible, with its current security policy and settings. */
registerRoute(
  isOfflinePage,
  new NetworkOnly({
    networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
    plugins: [failOnServerError, { handlerDidError: cachedPage }],
  }),
);
// Files with a hash in their name never change, so the cache comes first.
const files = new PrecacheRoute(pageCache, {
  directoryIndex: '',
  cleanURLs: false,
  ignoreURLParametersMatching: [],
});
registerRoute(
  (options) => options.request.mode !== 'navigate' && files.match(options),
  onlyOffline(files.handler),
);
registerRoute(({ url, sameOrigin }) => sameOrigin && WORDS.has(url.pathname), onlyOffline(words));
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === SETTINGS,
  onlyOffline(settings),
);
registerRoute(
  ({ url, sameOrigin, request }) =>
    isBasemapRequest({ url, sameOrigin, mode: request.mode }, tilesUrl),
  onlyOffline(basemap),
);

/** The setting `basemap.tiles`, from the cached settings. Until it is read, tiles come from the network. */
let tilesUrl: string | undefined;
async function readTilesUrl(): Promise<void> {
  const cache = await caches.open(SETTINGS_CACHE);
  const cached = await cache.match(SETTINGS);
  tilesUrl = tilesUrlIn(await cached?.json());
}
void readTilesUrl();

/** Stores all files of one build. If one fails, the installation fails and the old worker continues. */
async function install(event: ExtendableEvent): Promise<void> {
  await pageCache.install(event);
  const [, done] = settings.handleAll({ event, request: new Request(SETTINGS) });
  await done;
  const cache = await caches.open(SETTINGS_CACHE);
  if ((await cache.match(SETTINGS)) === undefined) throw new Error('the server has another build');
  await readTilesUrl();
}

async function activate(event: ExtendableEvent): Promise<void> {
  await pageCache.activate(event);
  const names = await caches.keys();
  const old = names.filter(
    (name) => name.startsWith('curbside-settings-') && name !== SETTINGS_CACHE,
  );
  await Promise.all(old.map((name) => caches.delete(name)));
  const cache = await caches.open(WORDS_CACHE);
  for (const request of await cache.keys())
    if (!WORDS.has(new URL(request.url).pathname)) await cache.delete(request);
  // The page of a first visit, which would have no code for what it opens later without a network. A page of another
  // build is not served anything of this one: all names have hashes.
  await self.clients.claim();
}

/** Stores the words among the files that a page has loaded before this worker controlled it. */
async function storeWords(event: ExtendableEvent, urls: readonly unknown[]): Promise<void> {
  for (const [path] of WORDS) {
    const url = new URL(path, self.location.origin).href;
    if (urls.includes(url)) await words.handleAll({ event, request: new Request(url) })[1];
  }
}

self.addEventListener('install', (event) => event.waitUntil(install(event)));
self.addEventListener('activate', (event) => event.waitUntil(activate(event)));
self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (typeof message !== 'object' || message === null || !('type' in message)) return;
  // A new version takes over only when the rider accepts it, or a display has reloaded for it.
  if (message.type === 'SKIP_WAITING') void self.skipWaiting();
  if (message.type === 'LOADED' && 'files' in message && Array.isArray(message.files))
    event.waitUntil(storeWords(event, message.files));
});
listenForNotifications(self);
