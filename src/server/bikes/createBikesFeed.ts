import { basename, dirname, join } from 'node:path';

import { jsonOf, readDiscovery } from '../../feeds/bikes/readDiscovery.ts';
import { GBFS_FILES, type GbfsFile, type ReadBikes, readGbfs } from '../../feeds/bikes/readGbfs.ts';
import type { Source } from '../../service/Source.ts';
import { joinBikes } from '../../service/sources/joinBikes.ts';
import type { ServerSource } from '../city/ServerSource.ts';
import { createFeedFetch, hostOrPath, type PartContext } from '../feeds/createFeedFetch.ts';
import { createFeedPoller, pollFigures } from '../feeds/createFeedPoller.ts';
import { createFailureLog, createFindingsLog } from '../feeds/createFindingsLog.ts';
import type { Validators } from '../feeds/FetchedVersion.ts';
import { FetchError } from '../feeds/FetchError.ts';
import { systemClock } from '../feeds/systemClock.ts';
import { type FeedAddress, feedName, isFeedUrl, isUrl } from '../settings/address-settings.ts';
import type { BikesSettings } from '../settings/bikes-settings.ts';

const MAX_BYTES = 16_000_000;
/** If counts can no longer be read, the last ones are shown for so long, with their age. */
const HOUR = 3_600_000;
/** Names and places of stations change rarely. */
const RARELY: readonly string[] = ['system_information', 'vehicle_types', 'station_information'];
const NO_VALIDATORS: Validators = { etag: null, lastModified: null };

/** The bikes of a city's systems. */
export interface BikesPart extends Pick<ServerSource, 'start' | 'stop' | 'health' | 'figures'> {
  readonly bikes: NonNullable<Source['bikes']>;
}

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

/** Reads the files of one system. Those that change rarely are read once an hour. */
function createSystemFetch(settings: BikesSettings, context: PartContext & { now: () => number }) {
  const files = new Map<GbfsFile, unknown>();
  const readAt = new Map<GbfsFile, number>();
  const fetchOf = (feed: FeedAddress) => createFeedFetch({ ...settings, feed }, MAX_BYTES, context);
  let urls: ReadonlyMap<string, string> | null = null;
  let urlsAt = 0;
  return async (signal: AbortSignal): Promise<ReadonlyMap<GbfsFile, unknown>> => {
    const now = context.now();
    if (urls === null || now - urlsAt > HOUR) {
      const discovery = await fetchOf(settings.feed)(null, signal);
      if (discovery !== null) urls = readDiscovery(discovery.bytes);
      urlsAt = now;
    }
    for (const name of GBFS_FILES) {
      const sent = urls?.get(name);
      const isFresh = RARELY.includes(name) && now - (readAt.get(name) ?? 0) < HOUR;
      if (sent === undefined || isFresh) continue;
      const fetched = await fetchOf(addressOf(settings.feed, name, sent))(null, signal);
      if (fetched === null) continue;
      files.set(name, jsonOf(fetched.bytes));
      readAt.set(name, now);
    }
    return files;
  };
}

function createSystem(settings: BikesSettings, index: number, context: PartContext) {
  const { log, clock = systemClock } = context;
  const feed = feedName(settings.feed.url);
  const logFailure = createFailureLog(log, 'bikes feed', { feed });
  const logFindings = createFindingsLog(log, { event: 'bikes left out', feed });
  const fetchFiles = createSystemFetch(settings, { ...context, now: () => clock.now() });
  let files: ReadonlyMap<GbfsFile, unknown> = new Map();
  const poller = createFeedPoller<ReadBikes>({
    interval: settings.seconds * 1000,
    clock,
    // A system is several files, so that none of them is the feed.
    fetchFeed: async (_validators, signal) => {
      files = await fetchFiles(signal);
      return { bytes: new Uint8Array(), validators: NO_VALIDATORS };
    },
    decode: () =>
      readGbfs(files, {
        systemID: String(index + 1),
        host: hostOrPath(settings.feed),
        now: clock.now(),
      }),
    onPoll: () => {
      const { failure, problems, value } = poller.state();
      logFailure(failure, problems);
      if (value !== undefined) logFindings({ leftOut: value.leftOut, sentences: value.problems });
    },
  });
  return { settings, poller };
}

/** The bikes of several systems, read again at an interval for all clients. */
export function createBikesFeed(
  settings: readonly BikesSettings[],
  context: PartContext,
): BikesPart {
  const systems = settings.map((one, index) => createSystem(one, index, context));
  const states = () => systems.map(({ poller }) => poller.state());
  return {
    async start() {
      await Promise.all(systems.map(({ poller }) => poller.start()));
    },
    async stop() {
      await Promise.all(systems.map(({ poller }) => poller.stop()));
    },
    bikes: {
      read: async (_all, now) =>
        joinBikes(
          states().map(({ value, checkedAt, nextAt }) => ({
            value: checkedAt === undefined || now - checkedAt > HOUR ? undefined : value,
            readAt: checkedAt,
            refreshAt: nextAt,
          })),
        ),
    },
    health: () => ({ bikes: states().every(({ failure }) => failure === undefined) }),
    figures: () =>
      systems.map(({ settings: { feed }, poller }) => {
        const { value } = poller.state();
        return {
          ...pollFigures('bikes', hostOrPath(feed), poller.state()),
          leftOut: value?.leftOut ?? {},
          notes: value?.problems ?? [],
        };
      }),
  };
}
