import * as z from 'zod/mini';

import {
  createFeedFetch,
  type FeedFetchContext,
  type FeedPlace,
} from '../feeds/createFeedFetch.ts';
import type { FetchedVersion, Validators } from '../feeds/FetchedVersion.ts';
import { FetchError } from '../feeds/FetchError.ts';
import { isUrl } from '../settings/address-settings.ts';

/** With a server's smallest pages, this is more than any city has. */
const MOST_PAGES = 100;
const NO_VALIDATORS: Validators = { etag: null, lastModified: null };

/** A page of a ParkAPI server. Its sites are in the order of their IDs. */
const Page = z.object({
  items: z.array(z.unknown()),
  total_count: z.optional(z.number()),
  next_path: z.optional(z.nullable(z.string())),
});
const Site = z.object({ id: z.int() });

function pageOf(bytes: Uint8Array): z.output<typeof Page> | null {
  try {
    return z.safeParse(Page, JSON.parse(new TextDecoder().decode(bytes))).data ?? null;
  } catch {
    return null;
  }
}

/** The path that the server gives, as a URL. */
function urlOfPath(path: string, url: string): URL {
  const { host, origin } = new URL(url);
  if (!URL.canParse(path, url))
    throw new FetchError(`${host} has its next page at an address that is not valid`);
  const next = new URL(path, url);
  if (next.origin !== origin) throw new FetchError(`${host} has its next page on another server`);
  return next;
}

/**
 * The URL of the page after this one; null after the last. The server may leave out the total, the path to
 * the next page, or both. A path counts whatever the total, and may lead to an empty page, which is the last.
 */
function nextUrl(url: string, page: z.output<typeof Page>, itemsSoFar: number): string | null {
  const { items, total_count: total = 0, next_path: path } = page;
  if (items.length === 0) return null;
  if (typeof path === 'string' && path !== '') return urlOfPath(path, url).href;
  const last = z.safeParse(Site, items.at(-1)).data;
  if (itemsSoFar >= total || last === undefined) return null;
  const next = new URL(url);
  next.searchParams.set('start', String(last.id + 1));
  return next.href;
}

/**
 * Creates the function that reads all pages of a ParkAPI server, for a poller. The pages become one
 * document with all `items`. Only a feed of one page is requested with its validators.
 */
export function createPagedFetch(place: FeedPlace, maxBytes: number, context: FeedFetchContext) {
  const { feed } = place;
  return async (
    validators: Validators | null,
    signal: AbortSignal,
  ): Promise<FetchedVersion | null> => {
    const first = await createFeedFetch(place, maxBytes, context)(validators, signal);
    if (first === null || !isUrl(feed.url)) return first;
    let page = pageOf(first.bytes);
    // The reader of the lots says what is wrong with it.
    if (page === null) return first;
    const items = [...page.items];
    let bytes = first.bytes.length;
    let url = nextUrl(feed.url, page, items.length);
    if (url === null) return first;
    const pages = new Set([feed.url]);
    while (url !== null) {
      if (pages.has(url))
        throw new FetchError(`${new URL(url).host} has pages that lead in a circle`);
      if (pages.size >= MOST_PAGES || bytes > maxBytes)
        throw new FetchError(`${new URL(url).host} has too many pages`);
      pages.add(url);
      const read = createFeedFetch({ ...place, feed: { ...feed, url } }, maxBytes, context);
      const fetched = await read(null, signal);
      page = fetched === null ? null : pageOf(fetched.bytes);
      if (fetched === null || page === null)
        throw new FetchError(`${new URL(url).host} has a page without a list of lots`);
      bytes += fetched.bytes.length;
      items.push(...page.items);
      url = nextUrl(url, page, items.length);
    }
    return {
      bytes: new TextEncoder().encode(JSON.stringify({ items })),
      validators: NO_VALIDATORS,
    };
  };
}
