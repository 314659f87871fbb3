import * as z from 'zod/mini';

import { OPERATIONS } from '../../contract/operations/operations.ts';
import type { PocketReply, PocketRequest } from '../../contract/pocket-messages.ts';
import { addListMethods } from '../../lib/addListMethods.ts';
import { pathOf } from '../../service/createService.ts';
import { createCityStore, type DocumentCache } from './city-store.ts';
import { createPocket, type Pocket } from './createPocket.ts';

// The page has them from `old-browsers.js`, which isn't loaded here.
addListMethods();

/** An hour, in milliseconds: days end, and the city gets another version. */
const UPDATE_INTERVAL = 3_600_000;
/** So long after the city is ready, in milliseconds, the first questions of a page that waited for it are answered. */
const INDEX_AFTER = 1000;
const CACHE = 'curbside-city';
const SETTINGS = z.looseObject({ cityDocument: z.optional(z.string()) });

const post = (reply: PocketReply) => self.postMessage(reply, {});

/** Null in a private window that stores nothing. */
const openCache = async (): Promise<DocumentCache | null> =>
  'caches' in self ? caches.open(CACHE).catch(() => null) : null;

async function readCityDocument(): Promise<string | undefined> {
  const response = await fetch('/curbside.json', { cache: 'no-cache' });
  return z.parse(SETTINGS, await response.json()).cityDocument;
}

let pocket: Pocket | null = null;

self.addEventListener('message', ({ data }: MessageEvent<PocketRequest>) => {
  const open = async () => {
    if (!('settings' in data)) return;
    const { settings, cityDocument, now } = data;
    const ahead = now - Date.now();
    const opened = createPocket({
      settings,
      cityDocument,
      store: createCityStore(await openCache(), (path) => fetch(path)),
      readCityDocument,
      clock: () => Date.now() + ahead,
    });
    pocket = opened;
    if (!(await opened.update(() => post({ isReady: true })))) post({ isReady: false });
    setInterval(() => void opened.update(), UPDATE_INTERVAL);
    // The first search makes the index. This one does, so that a rider's first letter is answered as soon as the others.
    const { baseUrl, key } = settings.service;
    const search = `${pathOf(baseUrl)}${OPERATIONS.search.path}?key=${encodeURIComponent(key)}&text=a`;
    setTimeout(() => void opened.answer(search).catch(() => null), INDEX_AFTER);
  };
  const answer = async () => {
    if (!('id' in data)) return;
    const { id, path } = data;
    const answered = await pocket?.answer(path).catch(() => null);
    post({ id, body: answered?.body ?? null });
  };
  void ('id' in data ? answer() : open()).catch(() => post({ isReady: false }));
});
