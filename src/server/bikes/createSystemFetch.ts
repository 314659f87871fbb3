import { basename, dirname, join } from 'node:path';

import type { GbfsRead } from '../../feeds/bikes/openFile.ts';
import { jsonOf, readDiscovery } from '../../feeds/bikes/readDiscovery.ts';
import { GBFS_FILES, type GbfsFile } from '../../feeds/bikes/readGbfs.ts';
import type { Clock } from '../../lib/time/Clock.ts';
import { createFeedFetch, type PartContext } from '../feeds/createFeedFetch.ts';
import { FetchError } from '../feeds/FetchError.ts';
import { inTime } from '../feeds/inTime.ts';
import { type FeedAddress, isFeedUrl, isUrl } from '../settings/address-settings.ts';
import type { PolledFeed } from '../settings/PolledFeed.ts';

const MAX_BYTES = 16_000_000;
/** One that takes longer is given up. The first and then all others are read within a poller's 20 s. */
const FILE_LIMIT = 8000;
/** If counts can no longer be read, the last ones are shown for so long, with their age. */
export const COUNTS_STAY = 3_600_000;
/** How often the files of `RARELY` are read. */
const RARE_INTERVAL = 3_600_000;
/** A server that asks for a longer pause is asked after this one. */
const LONGEST_RETRY_AFTER = 3_600_000;
/** Where the files are, and the names and places of stations change rarely. */
const RARELY: readonly string[] = [
  'gbfs',
  'system_information',
  'vehicle_types',
  'station_information',
];

/**
 * The address of a system's file. Of a gbfs.json on this machine, the files are beside it. A secret never goes to
 * another server than that of the gbfs.json.
 */
function addressOf({ url, secret }: FeedAddress, name: GbfsFile, sent: string): FeedAddress {
  if (!isUrl(url)) return { url: join(dirname(url), `${name}.json`) };
  if (!isFeedUrl(sent))
    throw new FetchError(`${basename(url)} has ${name} at an address that is not valid`);
  const isOwn = new URL(sent).origin === new URL(url).origin;
  return isOwn && secret !== undefined ? { url: sent, secret } : { url: sent };
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** A file of a system as it was read last, and when its server wants to be asked again. */
interface KnownFile extends GbfsRead {
  readonly askAfter: number;
}

/** Creates the function that reads the files of one system. Those that change rarely are read once an hour, and one
 * that hangs keeps the others waiting for 8 s. */
export function createSystemFetch(
  settings: PolledFeed,
  context: PartContext & { readonly clock: Clock },
) {
  const { clock } = context;
  const files = new Map<string, KnownFile>();
  let urls: ReadonlyMap<string, string> = new Map();

  /** Reads a file. One that fails doesn't keep the others from being read. */
  async function readFile<T>(
    name: string,
    feed: () => FeedAddress,
    parse: (bytes: Uint8Array) => T,
    signal: AbortSignal,
  ): Promise<{ readonly json?: T; readonly error?: unknown }> {
    const now = clock.now();
    const known = files.get(name);
    try {
      const fetchFile = createFeedFetch({ ...settings, feed: feed() }, MAX_BYTES, context);
      const fetched = await inTime(
        { limit: FILE_LIMIT, what: 'The file', signal, clock },
        (limited) => fetchFile(null, limited),
      );
      if (fetched === null) return {};
      const json = parse(fetched.bytes);
      files.set(name, { json, readAt: now, askAfter: 0 });
      return { json };
    } catch (error) {
      if (signal.aborted) throw error;
      const { readAt = now, json } = known ?? {};
      const retryAfter = error instanceof FetchError ? (error.retryAfter ?? 0) : 0;
      const isOld = !RARELY.includes(name) && now - readAt > COUNTS_STAY;
      files.set(name, {
        ...(json === undefined || isOld ? {} : { json }),
        readAt,
        fault: reasonOf(error),
        askAfter: now + Math.min(retryAfter, LONGEST_RETRY_AFTER),
      });
      return { error };
    }
  }

  /** @throws FetchError if all requests failed */
  return async (signal: AbortSignal): Promise<ReadonlyMap<string, GbfsRead>> => {
    const now = clock.now();
    const isDue = (name: string) => {
      const { fault, readAt = 0, askAfter = 0 } = files.get(name) ?? {};
      const isFresh = RARELY.includes(name) && fault === undefined && now - readAt < RARE_INTERVAL;
      return !isFresh && now >= askAfter;
    };
    if (isDue('gbfs')) {
      const read = await readFile('gbfs', () => settings.feed, readDiscovery, signal);
      if (read.json !== undefined) urls = read.json;
      else if (urls.size === 0) throw read.error;
    }
    for (const name of files.keys()) if (name !== 'gbfs' && !urls.has(name)) files.delete(name);
    const due = GBFS_FILES.filter((name) => urls.has(name) && isDue(name));
    const results = await Promise.all(
      due.map((name) =>
        readFile(name, () => addressOf(settings.feed, name, urls.get(name) ?? ''), jsonOf, signal),
      ),
    );
    const [name] = due;
    const [first] = results;
    // Then the poller asks less often, and what was read before stays.
    if (first?.error !== undefined && results.every(({ error }) => error !== undefined)) {
      const { retryAfter } = first.error instanceof FetchError ? first.error : {};
      throw new FetchError(`${name}.json: ${reasonOf(first.error)}`, {
        cause: first.error,
        retryAfter,
      });
    }
    return files;
  };
}
