import { createFeedFetch } from '../feeds/createFeedFetch.ts';
import { readFeed } from '../import/readFeed.ts';

/** The largest message, calendar or file of lots that is read. */
const MOST_BYTES = 16_000_000;
const TIME_LIMIT = 20_000;

/** Reads a file beside the feed, at a path or a URL. */
export async function readFile(place: string): Promise<Uint8Array> {
  const file = { feed: { url: place }, privateAddresses: true };
  const fetchFeed = createFeedFetch(file, MOST_BYTES, {});
  const fetched = await fetchFeed(null, AbortSignal.timeout(TIME_LIMIT));
  return fetched?.bytes ?? new Uint8Array(0);
}

/**
 * Downloads the feed if it is at a URL, also from a private network: the operator typed the URL.
 *
 * @param folder where a download is written
 * @returns the path of the feed
 */
export async function openFeed(place: string, folder: string): Promise<string> {
  const job = { feed: { url: place }, folder, privateAddresses: true };
  const feed = await readFeed(job, {});
  if (feed === null) throw new Error(`${place}: the server sent no feed.`);
  return feed.path;
}
