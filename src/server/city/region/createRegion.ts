import { limitConcurrency } from '../../../lib/limitConcurrency.ts';
import { joinPlaces } from '../../../service/sources/places/joinPlaces.ts';
import {
  createRegionSource,
  type RegionSource,
} from '../../../service/sources/region/createRegionSource.ts';
import { prepareAllStops } from '../../http/responses/prepareAllStops.ts';
import type { RunImport } from '../../import/runImporter.ts';
import { errorFields, type Log } from '../../log.ts';
import type { FeedSettings } from '../../settings/source-settings.ts';
import { StartupError } from '../../StartupError.ts';
import { createGtfsSource, type FeedSource, type GtfsSourceOptions } from '../createGtfsSource.ts';
import type { FeedFigures, ServerSource } from '../ServerSource.ts';

export interface RegionOptions extends Omit<GtfsSourceOptions, 'onServed'> {
  /** The city's IANA zone, if the settings name one. */
  readonly timeZone?: string | undefined;
  /** Prepares the response with all stops. Replaced in tests. */
  readonly prepareStops?: typeof prepareAllStops;
  /** Milliseconds for which the start waits for the other feeds once one is read. */
  readonly patience?: number;
}

/** As many as the smallest machine has cores. */
const MOST_IMPORTS = 2;

/** A feed whose server does not answer must not keep the others from riders for the ten minutes of a download. */
const PATIENCE = 120_000;

/** Runs a few imports at a time: each may take 400 MB. */
function limitImports(runImport: RunImport): RunImport {
  const limiter = limitConcurrency(MOST_IMPORTS);
  return async (job, onProgress, signal) => {
    try {
      return await limiter(() => runImport(job, onProgress, signal), signal);
    } catch {
      return { kind: 'failed', reason: 'The import was stopped.' };
    }
  };
}

/** Names the feed in each line; nothing in a city of one feed. */
const namedLog = (log: Log, name: string): Log =>
  name === '' ? log : ({ event, ...fields }) => log({ event, name, ...fields });

const inFrontOf = (name: string, text: string) => (name === '' ? text : `${name}: ${text}`);

/**
 * The city of one or more GTFS feeds (G1). Each is read, checked and polled by itself, so that one that is bad, ended or
 * can't be reached never takes the others off the map.
 *
 * @param settings the feeds in the order of the settings, at least one
 */
export function createRegion(
  settings: readonly FeedSettings[],
  options: RegionOptions,
): ServerSource {
  const { log, clock, prepareStops = prepareAllStops, onProgress = () => {} } = options;
  const runImport = limitImports(options.runImport);
  let preparing: Promise<void> = Promise.resolve();
  let loggedZones = '';

  const feeds = settings.map((one) => {
    const { name } = one;
    const source: FeedSource = createGtfsSource(one, {
      ...options,
      runImport,
      log: namedLog(log, name),
      onProgress: ({ file, rows }) => onProgress({ file: inFrontOf(name, file), rows }),
      onServed: serve,
    });
    return { name, source, tripCount: () => source.tripCount() };
  });
  const region: RegionSource = createRegionSource(feeds, options.timeZone);
  const joined = joinPlaces(region);

  /** Why a feed is not on the map although it can be read; undefined if it is (G4). */
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
      await prepareStops((await joined.stops.read(null, clock())).value);
    } catch (error) {
      // Nothing waits for this until the server stops, and an unhandled error would end the server.
      log({ event: 'stops not prepared', ...errorFields(error) });
    }
  }

  async function serve(): Promise<void> {
    await region.update(clock());
    logZones();
    preparing = prepare();
  }

  async function stop(): Promise<void> {
    await Promise.all(feeds.map(async ({ source }) => source.stop?.()));
    await preparing;
  }

  /** @throws the reasons if no feed can be read; those of some feeds are logged, and these are tried again */
  async function start(): Promise<void> {
    const starts = feeds.map(async ({ source }) => source.start?.());
    const patience = Promise.any(starts).then(
      () =>
        new Promise((resolve) => {
          setTimeout(resolve, options.patience ?? PATIENCE).unref();
        }),
      () => {},
    );
    const reasons: string[] = [];
    const settled = starts.map(async (each, index) => {
      const { name = '' } = feeds[index] ?? {};
      try {
        await each;
      } catch (error) {
        if (!(error instanceof StartupError)) throw error;
        const isOnly = feeds.length === 1;
        reasons.push(...error.lines.map((line) => inFrontOf(name, line)));
        if (!isOnly)
          for (const reason of error.lines) log({ event: 'feed not on the map', name, reason });
      }
    });
    await Promise.race([Promise.all(settled), patience]);
    if (feeds.some(({ source }) => source.city !== undefined)) return;
    await stop();
    throw new StartupError(...reasons);
  }

  const healthOf = ({ name, source }: (typeof feeds)[number]) => ({
    ...source.health?.(),
    ...(region.otherZones().has(name) ? { feed: 'refused' } : {}),
  });

  return {
    name: 'gtfs',
    get city() {
      return region.city;
    },
    start,
    stop,
    health() {
      const [only] = feeds;
      if (only?.name === '') return healthOf(only);
      return { feeds: Object.fromEntries(feeds.map((feed) => [feed.name, healthOf(feed)])) };
    },
    figures: () =>
      feeds.flatMap(({ name, source }) =>
        (source.figures?.() ?? []).map((figures): FeedFigures => {
          const fault = figures.feed === 'gtfs' ? zoneFault(name) : undefined;
          return {
            ...figures,
            name: inFrontOf(name, figures.name),
            ...(fault === undefined ? {} : { isFailing: true, failure: fault }),
          };
        }),
      ),
    isNearCity(place) {
      const open = feeds.filter(({ source }) => source.city !== undefined);
      return open.length === 0 || open.some(({ source }) => source.isNearCity?.(place) ?? true);
    },
    routeIDs: (now) => region.routeIDs(now),
    listedIDs: region.listedIDs,
    ...joined,
  };
}
