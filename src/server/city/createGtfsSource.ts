import type { Snapshot } from '../../contract/snapshot/snapshot.ts';
import {
  createSnapshotSource,
  type SnapshotSource,
} from '../../service/sources/snapshot/createSnapshotSource.ts';
import type { Timetable } from '../../transit/network/Timetable.ts';
import type { IsNearCity } from '../../transit/positions/selectVehicles.ts';
import type { TimesScores } from '../../transit/score/createTimesScore.ts';
import { createLearnedFile } from '../feeds/realtime/createLearnedFile.ts';
import type { RealtimePolls } from '../feeds/realtime/createRealtimePolls.ts';
import { createVehicleFeeds, type VehicleFeeds } from '../feeds/realtime/createVehicleFeeds.ts';
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
  /** See `VehicleFeedsOptions`. */
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
  /** How good its live times were (T10); undefined without live data. */
  scores(): TimesScores | undefined;
  /** How many trips the timetable has; 0 before it is opened. */
  readonly tripCount: () => number;
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

  function open(city: ImportedCity): SnapshotSource {
    return createSnapshotSource({
      ...city,
      clock: options.clock,
      live: () => vehicles?.live() ?? null,
      liveFor: options.goneSeconds === undefined ? undefined : options.goneSeconds * 1000,
      ...(addresses.length > 0 && {
        vehicleReports: () => vehicles?.reports() ?? null,
        mayHaveVehicles: () => vehicles?.mayHaveVehicles() ?? true,
        alerts: (now) => vehicles?.alerts(now),
      }),
    });
  }

  async function startVehicles(snapshot: Snapshot, timetable: Timetable | null): Promise<void> {
    vehicles = createVehicleFeeds({
      feeds: addresses.map((address) => requestOf(address, env)),
      intervalSeconds: settings.vehiclesSeconds,
      allowPrivateAddresses: settings.privateAddresses,
      flags: settings.vehicleFlags,
      goneSeconds: options.goneSeconds,
      snapshot,
      timetable,
      learned: learnedFile.learned,
      predictions: settings.predictions,
      onRead: () => void learnedFile.saveSometimes(),
      log,
      polls: options.polls,
      clock: { ...systemClock, now: options.clock },
    });
    await learnedFile.load();
    await vehicles.start();
  }

  /** Serves a city on trial. @throws Error if it can't answer; the one before is then served, or none */
  async function serve(city: ImportedCity): Promise<void> {
    const { snapshot } = city;
    const before = source;
    const opened = before ?? open(city);
    const goBack = await before?.replace(city);
    try {
      await tryCity(opened, snapshot, options.clock());
      source = opened;
      isNearCity = createIsLotPlace(snapshot);
      tripCount = snapshot.trips.ids.length;
      if (vehicles !== null) await vehicles.useSnapshot(snapshot, timetableOf(opened));
      else if (addresses.length > 0) await startVehicles(snapshot, timetableOf(opened));
      await onServed();
    } catch (error) {
      goBack?.();
      source = before;
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
  };
}
