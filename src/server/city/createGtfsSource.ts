import type { IsNearCity } from '../../lib/geo/IsNearCity.ts';
import {
  createSnapshotSource,
  type SnapshotSource,
} from '../../service/sources/snapshot/createSnapshotSource.ts';
import { createAgency } from '../../transit/createAgency.ts';
import { LearnedTimes } from '../../transit/estimates/LearnedTimes.ts';
import type { TimesScores } from '../../transit/score/createTimesScore.ts';
import { createLearnedFile } from '../feeds/createLearnedFile.ts';
import { createRealtimeFeeds, type RealtimeFeeds } from '../feeds/realtime/createRealtimeFeeds.ts';
import type { RealtimePolls } from '../feeds/realtime/createRealtimePolls.ts';
import { systemClock } from '../feeds/systemClock.ts';
import { defaultCacheFolder, folderOfFeed } from '../import/cache/cache-folders.ts';
import type { ImportedCity } from '../import/cache/snapshot-store.ts';
import { createFeedReader } from '../import/createFeedReader.ts';
import type { FeedReaderOptions } from '../import/FeedReader.ts';
import { tryCity } from '../import/tryCity.ts';
import { createIsLotPlace } from '../lots/createIsLotPlace.ts';
import { type Environment, requestOf } from '../settings/secrets.ts';
import type { FeedSettings } from '../settings/source-settings.ts';
import type { ServerSource } from './ServerSource.ts';

export interface GtfsSourceOptions extends Omit<
  FeedReaderOptions,
  'settings' | 'folder' | 'onSnapshot'
> {
  readonly env?: Environment;
  /** Seconds after which vehicles say nothing about now; 120 if omitted, as in the page's settings. */
  readonly goneSeconds?: number | undefined;
  /** Polls the realtime feeds, which the feeds of a city share. */
  readonly polls: RealtimePolls;
  /** Called when another snapshot is served. */
  readonly onServed?: () => Promise<void>;
}

/** One feed of a city. It may start before its feed can be read. */
export interface FeedSource extends Pick<ServerSource, 'start' | 'stop' | 'health' | 'figures'> {
  /** What it serves; null until its feed has been read. */
  opened(): SnapshotSource | null;
  readonly isNearCity: IsNearCity;
  /** How good its live times were; undefined without live data. */
  scores(): TimesScores | undefined;
  /** How many trips the timetable has; 0 before it is opened. */
  readonly tripCount: () => number;
}

/** The city of a GTFS feed, with the vehicles of its realtime feeds. */
export function createGtfsSource(settings: FeedSettings, options: GtfsSourceOptions): FeedSource {
  const { log, env = process.env, onServed = async () => {} } = options;
  const addresses = settings.realtime;
  const folder = folderOfFeed(
    settings.folder ?? defaultCacheFolder(env),
    settings.feed.url,
    settings.inside,
  );
  const learned = new LearnedTimes();
  const learnedFile = createLearnedFile({
    folder,
    name: 'learned times',
    learned,
    log,
    clock: { now: options.clock },
  });
  const liveFor = options.goneSeconds === undefined ? undefined : options.goneSeconds * 1000;
  const agency = createAgency({
    feeds: addresses.length,
    interval: settings.vehiclesSeconds * 1000,
    liveFor,
    flags: settings.vehicleFlags,
    learned,
    predictions: settings.predictions,
  });
  let source: SnapshotSource | null = null;
  let feeds: RealtimeFeeds | null = null;
  let isNearCity: IsNearCity = () => true;
  let tripCount = 0;

  function openFeeds(): RealtimeFeeds {
    return createRealtimeFeeds({
      agency,
      feeds: addresses.map((address) => requestOf(address, env)),
      allowPrivateAddresses: settings.privateAddresses,
      onRead: () => void learnedFile.saveSometimes(),
      log,
      polls: options.polls,
      clock: { ...systemClock, now: options.clock },
    });
  }

  async function open(city: ImportedCity): Promise<SnapshotSource> {
    const { clock } = options;
    if (addresses.length === 0) return createSnapshotSource({ ...city, clock, liveFor });
    if (feeds === null) {
      feeds = openFeeds();
      await learnedFile.load();
    }
    const opened = feeds;
    await opened.use(city.snapshot, city.timetable);
    return createSnapshotSource({ ...city, clock, live: { agency, ...opened } });
  }

  /** Serves a city on trial. @throws Error if it can't answer; the one before is then served, or none */
  async function serve(city: ImportedCity): Promise<void> {
    const { snapshot } = city;
    const before = source;
    const last = { isNearCity, tripCount };
    const opened = before ?? (await open(city));
    const goBack = await before?.replace(city);
    try {
      await tryCity(opened, city, options.clock());
      source = opened;
      isNearCity = createIsLotPlace(snapshot);
      tripCount = snapshot.trips.ids.length;
      if (before === null) await feeds?.start();
      await onServed();
    } catch (error) {
      goBack?.();
      source = before;
      ({ isNearCity, tripCount } = last);
      await onServed();
      throw error;
    }
  }

  const reader = createFeedReader({ ...options, settings, folder, onSnapshot: serve });

  return {
    opened: () => source,
    start: () => reader.start(),
    tripCount: () => tripCount,
    async stop() {
      await Promise.all([reader.stop(), feeds?.stop()]);
      if (feeds !== null) await learnedFile.save();
    },
    health: () => ({
      feed: reader.state(),
      ...(reader.endedOn() === null ? {} : { timetableEnded: reader.endedOn() }),
      ...(feeds === null
        ? {}
        : {
            // Kept for monitors that read it.
            vehicles: feeds.states().map(({ failure }) => failure === undefined),
            realtime: feeds.states().map(({ file, failure }) => ({
              file,
              ok: failure === undefined,
            })),
          }),
    }),
    scores: () => (feeds === null ? undefined : agency.scores(options.clock())),
    figures: () => [
      { ...reader.figures(), state: reader.state(), isShown: source !== null },
      ...(feeds?.figures() ?? []),
    ],
    isNearCity: (place) => isNearCity(place),
  };
}
