import type { IsNearCity } from '../../feeds/realtime/match/selectVehicles.ts';
import { OutageError } from '../../service/OutageError.ts';
import type { Supply } from '../../service/Source.ts';
import {
  createSnapshotSource,
  type SnapshotSource,
} from '../../service/sources/snapshot/createSnapshotSource.ts';
import type { TimesScores } from '../../times/score/createTimesScore.ts';
import { systemClock } from '../feeds/systemClock.ts';
import { createLearnedFile } from '../feeds/vehicles/createLearnedFile.ts';
import type { RealtimePolls } from '../feeds/vehicles/createRealtimePolls.ts';
import { createVehicleFeeds, type VehicleFeeds } from '../feeds/vehicles/createVehicleFeeds.ts';
import { defaultCacheFolder, folderOfFeed } from '../import/cache/cache-folders.ts';
import type { ImportedCity } from '../import/cache/snapshot-store.ts';
import { createFeedReader } from '../import/createFeedReader.ts';
import type { OnProgress, RunImport } from '../import/runImporter.ts';
import type { Log } from '../log.ts';
import { createIsLotPlace } from '../lots/createIsLotPlace.ts';
import { type Environment, requestOf } from '../settings/secrets.ts';
import type { FeedSettings } from '../settings/source-settings.ts';
import type { ServerSource } from './ServerSource.ts';

export interface GtfsSourceOptions {
  readonly log: Log;
  /** Returns milliseconds since 1970. */
  readonly clock: () => number;
  readonly runImport: RunImport;
  /** Whether to take a feed that has lost more than half of its routes. */
  readonly accept?: boolean;
  readonly onProgress?: OnProgress;
  readonly env?: Environment;
  /** See `VehicleFeedsOptions`. */
  readonly goneSeconds?: number | undefined;
  /** Milliseconds between two checks of a path. */
  readonly pathInterval?: number;
  /** Polls the realtime feeds, which the feeds of a city share. */
  readonly polls: RealtimePolls;
  /** See `FeedReaderOptions`. */
  readonly openedAt?: number;
  readonly onRead?: () => void;
  /** Called when another snapshot is served. */
  readonly onServed?: () => Promise<void>;
}

/** The source of one feed. It may start without its feed, and then has no city until that can be read. */
export interface FeedSource extends Omit<ServerSource, 'scores'> {
  /** How good its live times were (T10); undefined without live data. */
  scores(): TimesScores | undefined;
  /** How many trips the timetable has; 0 without a city. */
  tripCount(): number;
}

/** The city of a GTFS feed (S6), with the vehicles of its realtime feeds (S7). */
export function createGtfsSource(settings: FeedSettings, options: GtfsSourceOptions): FeedSource {
  const { log, env = process.env, onServed = async () => {} } = options;
  const addresses = settings.realtime;
  const folder = folderOfFeed(
    settings.folder ?? defaultCacheFolder(env),
    settings.feed.url,
    settings.inside,
  );
  const learnedFile = createLearnedFile(folder, log, { now: options.clock });
  let source: SnapshotSource | null = null;
  let vehicles: VehicleFeeds | null = null;
  let isNearCity: IsNearCity = () => true;
  let tripCount = 0;

  const timetableOf = (from: SnapshotSource) => from.cityTimes()?.timetable ?? null;

  async function install(city: ImportedCity): Promise<void> {
    const { snapshot } = city;
    isNearCity = createIsLotPlace(snapshot);
    tripCount = snapshot.trips.ids.length;
    if (source !== null) {
      await source.replace(city);
      await vehicles?.useSnapshot(snapshot, timetableOf(source));
      return;
    }
    source = createSnapshotSource({
      ...city,
      clock: options.clock,
      vehicleReports: addresses.length === 0 ? undefined : () => vehicles?.reports() ?? null,
      live: () => vehicles?.live() ?? null,
      liveFor: options.goneSeconds === undefined ? undefined : options.goneSeconds * 1000,
    });
    if (addresses.length > 0) {
      vehicles = createVehicleFeeds({
        feeds: addresses.map((address) => requestOf(address, env)),
        intervalSeconds: settings.vehiclesSeconds,
        allowPrivateAddresses: settings.privateAddresses,
        flags: settings.vehicleFlags,
        goneSeconds: options.goneSeconds,
        snapshot,
        timetable: timetableOf(source),
        learned: learnedFile.learned,
        predictions: settings.predictions,
        onRead: () => void learnedFile.saveSometimes(),
        log,
        polls: options.polls,
        clock: { ...systemClock, now: options.clock },
      });
    }
  }

  async function serve(city: ImportedCity): Promise<void> {
    const isFirst = source === null;
    await install(city);
    if (isFirst && vehicles !== null) {
      await learnedFile.load();
      await vehicles.start();
    }
    await onServed();
  }

  const reader = createFeedReader({
    settings,
    folder,
    accept: options.accept ?? false,
    runImport: options.runImport,
    onSnapshot: serve,
    onProgress: options.onProgress ?? (() => {}),
    log,
    clock: options.clock,
    ...(options.openedAt === undefined ? {} : { openedAt: options.openedAt }),
    ...(options.onRead === undefined ? {} : { onRead: options.onRead }),
    ...(options.pathInterval === undefined ? {} : { pathInterval: options.pathInterval }),
  });

  function opened(): SnapshotSource {
    if (source === null) throw new Error('the source has not started');
    return source;
  }

  function polled(): VehicleFeeds {
    if (vehicles === null) throw new OutageError('the source has not started');
    return vehicles;
  }

  /** A supply of the source, which is opened later. */
  function onceOpened<Query, T, At extends number | null>(
    supplyOf: (source: SnapshotSource) => Supply<Query, T, At> | undefined,
  ): Supply<Query, T, At> {
    const supply = () => {
      const found = supplyOf(opened());
      if (found === undefined) throw new Error('the city has no such data');
      return found;
    };
    return {
      read: async (query, now) => supply().read(query, now),
      latestAt: (now) => supply().latestAt?.(now) ?? null,
    };
  }

  return {
    name: 'gtfs',
    get city() {
      return source?.city;
    },
    start: () => reader.start(),
    tripCount: () => tripCount,
    async stop() {
      await Promise.all([reader.stop(), vehicles?.stop()]);
      if (vehicles !== null) await learnedFile.save();
    },
    health: () => ({
      feed: reader.state(),
      ...(reader.endedOn() === null ? {} : { timetableEnded: reader.endedOn() }),
      ...(vehicles === null
        ? {}
        : { vehicles: vehicles.states().map(({ failure }) => failure === undefined) }),
    }),
    scores: () => vehicles?.scores(),
    figures: () => [
      { ...reader.figures(), state: reader.state(), isShown: source !== null },
      ...(vehicles?.figures() ?? []),
    ],
    isNearCity: (place) => isNearCity(place),
    routeIDs: async (now) => opened().routeIDs(now),
    stops: onceOpened((source) => source.stops),
    routeDocument: onceOpened((source) => source.routeDocument),
    names: onceOpened((source) => source.names),
    times: {
      arrivals: onceOpened((source) => source.times?.arrivals),
      trip: onceOpened((source) => source.times?.trip),
      timetable: onceOpened((source) => source.times?.timetable),
    },
    vehicles: addresses.length === 0 ? undefined : onceOpened((source) => source.vehicles),
    alerts:
      addresses.length === 0 ? undefined : { read: async (_all, now) => polled().alerts(now) },
  };
}
