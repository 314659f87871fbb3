import { readFile, stat } from 'node:fs/promises';

import type { IsNearCity } from '../../lib/geo/IsNearCity.ts';
import type { Clock } from '../../lib/time/Clock.ts';
import type { Log } from '../log.ts';
import type { FeedAddress } from '../settings/address-settings.ts';
import { isUrl } from '../settings/address-settings.ts';
import { type Environment, requestOf } from '../settings/secrets.ts';
import type { FetchedVersion, Validators } from './FetchedVersion.ts';
import { FetchError } from './FetchError.ts';
import { fetchFeed, type FetchTools } from './fetchFeed.ts';
import { gunzipped } from './readBody.ts';

/** Where a feed is. */
export interface FeedPlace {
  readonly feed: FeedAddress;
  /** Whether the URL may lead to this machine or a private network; false if omitted. */
  readonly privateAddresses?: boolean | undefined;
}

export interface FeedFetchContext {
  /** Contains the feed's secret. Default: the process's. */
  readonly env?: Environment;
  readonly tools?: Partial<FetchTools>;
}

/** What the source of a part of a city's data needs beside its settings. */
export interface PartContext extends FeedFetchContext {
  /** The city's IANA zone, which a feed's city has only once that is read. */
  readonly timeZone: () => string;
  /** Whether a place is in the city. Undefined where its stops are not known. */
  readonly isNearCity?: IsNearCity | undefined;
  readonly log: Log;
  readonly clock?: Clock;
}

/** Names a feed in metrics and on the operator's page: by its host or path. */
export const hostOrPath = ({ url }: FeedAddress): string => (isUrl(url) ? new URL(url).host : url);

async function readPath(
  path: string,
  maxBytes: number,
  validators: Validators | null,
): Promise<FetchedVersion | null> {
  try {
    const { size, mtimeMs } = await stat(path);
    const etag = `${size} ${mtimeMs}`;
    if (etag === validators?.etag) return null;
    if (size > maxBytes) throw new FetchError(`The file is larger than ${maxBytes / 1e6} MB`);
    const lastModified = new Date(mtimeMs).toUTCString();
    return {
      bytes: await gunzipped(await readFile(path), maxBytes),
      validators: { etag, lastModified },
    };
  } catch (error) {
    if (error instanceof FetchError) throw error;
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    const isMissing = code === ' (ENOENT)';
    throw new FetchError(isMissing ? `There is no file ${path}` : `The file can't be read${code}`, {
      cause: error,
    });
  }
}

/** Creates the function that reads a feed by path or URL, for a poller. It returns null without a change. */
export function createFeedFetch(
  { feed, privateAddresses = false }: FeedPlace,
  maxBytes: number,
  { env = process.env, tools }: FeedFetchContext,
) {
  return (validators: Validators | null, signal: AbortSignal): Promise<FetchedVersion | null> =>
    isUrl(feed.url)
      ? fetchFeed(
          { ...requestOf(feed, env), maxBytes, allowPrivateAddresses: privateAddresses },
          validators,
          tools,
          signal,
        )
      : readPath(feed.url, maxBytes, validators);
}
