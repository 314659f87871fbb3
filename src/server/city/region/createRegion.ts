import { oneAfterAnother } from '../../../lib/oneAfterAnother.ts';
import {
  createRegionSource,
  type RegionSource,
} from '../../../service/sources/region/createRegionSource.ts';
import { createRealtimePolls } from '../../feeds/realtime/createRealtimePolls.ts';
import { systemClock } from '../../feeds/systemClock.ts';
import { prepareAllStops } from '../../http/responses/prepareAllStops.ts';
import { defaultCacheFolder } from '../../import/cache/cache-folders.ts';
import { usableFolder } from '../../import/cache/usable-folder.ts';
import { errorFields, type Log } from '../../log.ts';
import type { FeedSettings } from '../../settings/source-settings.ts';
import { StartupError } from '../../StartupError.ts';
import { createGtfsSource, type GtfsSourceOptions } from '../createGtfsSource.ts';
import type { FeedFigures, ServerSource } from '../ServerSource.ts';
import { createFeedList } from './createFeedList.ts';
import { limitImports } from './limitImports.ts';
import { inFrontOf, type NamedSource } from './startFeeds.ts';

export interface RegionOptions extends Omit<GtfsSourceOptions, 'onServed' | 'polls'> {
  /** The city's IANA zone, if the settings name one. */
  readonly timeZone?: string | undefined;
  /** Prepares the response with all stops. Replaced in tests. */
  readonly prepareStops?: typeof prepareAllStops;
  /** See `startFeeds`. */
  readonly patience?: number;
}

/** Names the feed in each line; nothing in a city of one feed. */
const namedLog = (log: Log, name: string): Log =>
  name === '' ? log : ({ event, ...fields }) => log({ event, name, ...fields });

/**
 * The city of one or more GTFS feeds. Each is read, checked and polled by itself, so that one that is bad, ended or
 * can't be reached never takes the others off the map.
 *
 * @param listed the feeds in the order of the settings, at least one
 */
export function createRegion(
  listed: readonly FeedSettings[],
  options: RegionOptions,
): ServerSource {
  const { log, clock, prepareStops = prepareAllStops, onProgress = () => {} } = options;
  const runImport = limitImports(options.runImport);
  const cacheFolder = listed[0]?.folder ?? defaultCacheFolder(options.env ?? process.env);
  const store = usableFolder(cacheFolder, log);
  const settings = listed.map((one) => ({ ...one, folder: store.folder }));
  const [first] = settings;
  // What is about several feeds is polled once for all.
  const polls = createRealtimePolls({
    interval: (first?.vehiclesSeconds ?? 15) * 1000,
    clock: { ...systemClock, now: clock },
    random: Math.random,
  });
  const openedAt = clock();
  let isStarted = false;
  let loggedZones = '';

  const open = (one: FeedSettings): NamedSource => {
    const { name } = one;
    const source = createGtfsSource(one, {
      ...options,
      runImport,
      polls,
      log: namedLog(log, name),
      onProgress: ({ file, rows }) => onProgress({ file: inFrontOf(name, file), rows }),
      openedAt,
      onRead: () => list.follow(),
      onServed: serve,
    });
    return { name, source };
  };
  const list = createFeedList(settings, {
    log,
    cacheFolder: store.folder,
    open,
    onChange: serve,
    patience: options.patience,
  });
  const region: RegionSource = createRegionSource(
    () =>
      list.feeds().map(({ name, source }) => ({
        name,
        source: source.opened(),
        tripCount: source.tripCount,
      })),
    options.timeZone,
    settings.some(({ realtime }) => realtime.length > 0),
  );

  /** Why a feed is not on the map although it can be read; undefined if it is. */
  const zoneFault = (name: string): string | undefined => {
    const zone = region.otherZones().get(name);
    return (
      zone &&
      `Its clocks are those of ${zone}, and the city's those of ${region.city?.city.timeZone ?? options.timeZone ?? ''}. A city has one clock, so the feed is not on the map.`
    );
  };

  function logZones(): void {
    const zones = JSON.stringify([...region.otherZones()]);
    if (zones === loggedZones) return;
    loggedZones = zones;
    for (const name of region.otherZones().keys())
      log({ event: 'feed refused', name, reason: zoneFault(name) });
  }

  async function prepare(): Promise<void> {
    try {
      const now = clock();
      const { value } = await region.stops.read(null, now);
      await prepareStops(value, now, options.timeZone ?? region.city?.city.timeZone ?? 'UTC');
    } catch (error) {
      // Nothing waits for this until the server stops, and an unhandled error would end the server.
      log({ event: 'stops not prepared', ...errorFields(error) });
    }
  }

  // Of several changes, all but the first are one.
  const prepareNext = oneAfterAnother(prepare);
  const update = oneAfterAnother(async () => {
    await region.update(clock());
    logZones();
    void prepareNext();
  });

  /** At the start, the feeds are joined once. */
  async function serve(): Promise<void> {
    if (isStarted) await update();
  }

  async function stop(): Promise<void> {
    await list.stop();
    await prepareNext.idle();
    store.remove();
  }

  /** @throws the reasons if no feed can be shown; those of some feeds are logged, and these are tried again */
  async function start(): Promise<void> {
    const reasons = await list.start();
    isStarted = true;
    await update();
    if (region.city !== undefined) return;
    await stop();
    const ofZones = Array.from(region.otherZones().keys(), (name) =>
      inFrontOf(name, zoneFault(name) ?? ''),
    );
    throw new StartupError(...reasons, ...ofZones);
  }

  const healthOf = ({ name, source }: NamedSource) => ({
    ...source.health?.(),
    ...(region.otherZones().has(name) ? { feed: 'refused' } : {}),
  });

  return {
    ...region,
    get city() {
      return region.city;
    },
    start,
    stop,
    health() {
      const feeds = list.feeds();
      const [only] = feeds;
      if (only?.name === '') return healthOf(only);
      return { feeds: Object.fromEntries(feeds.map((feed) => [feed.name, healthOf(feed)])) };
    },
    figures: () =>
      list.feeds().flatMap(({ name, source }) =>
        (source.figures?.() ?? []).map((figures): FeedFigures => {
          const fault = figures.feed === 'gtfs' ? zoneFault(name) : undefined;
          return {
            ...figures,
            name: inFrontOf(name, figures.name),
            ...(fault === undefined
              ? {}
              : { isFailing: true, state: 'refused', isShown: false, failure: fault }),
          };
        }),
      ),
    scores: () =>
      list.feeds().flatMap(({ name, source }) => {
        const scores = source.scores();
        return scores === undefined ? [] : [{ name, scores }];
      }),
    isNearCity(place) {
      const open = list.feeds().filter(({ source }) => source.opened() !== null);
      return open.length === 0 || open.some(({ source }) => source.isNearCity(place));
    },
  };
}
