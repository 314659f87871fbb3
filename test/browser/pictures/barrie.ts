import { decodeFeedMessage } from '../../../src/feeds/realtime/decodeFeedMessage.ts';
import { runSteps } from '../../../src/lib/steps.ts';
import type { Source, SourceCity } from '../../../src/service/Source.ts';
import { createSnapshotSource } from '../../../src/service/sources/snapshot/createSnapshotSource.ts';
import { createTripMatcher } from '../../../src/transit/positions/createTripMatcher.ts';
import { importRealFeed, realFeedPath } from '../../support/gtfs/real-feeds.ts';
import { NOON } from '../../support/moment/moment.ts';
import { createDrive } from '../../support/realtime/driveAlong.ts';

const path = realFeedPath('barrie-medium/google_transit.zip');

/** Whether Barrie's feed is next to the project. */
export const hasBarrie = path !== null;

interface Opened {
  readonly source: Source;
  readonly city: SourceCity;
  readonly vehicles: NonNullable<Source['vehicles']>;
}

/** Imports the feed, with a bus on each pattern where it is at noon. */
async function open(hasTiles: boolean): Promise<Opened> {
  if (path === null) throw new Error('the feed of Barrie is not next to the project');
  const { snapshot } = await importRealFeed(path, '20260715');
  const { bytes } = createDrive(snapshot)({
    now: NOON,
    trips: 'one of each pattern',
    names: 'sequence',
    bearing: true,
  });
  const match = runSteps(
    createTripMatcher(snapshot).matchSteps(decodeFeedMessage(bytes), { now: NOON }),
  );
  const source = createSnapshotSource({ snapshot, importedAt: NOON });
  const { basemap: _, ...plain } = source.city;
  return {
    source,
    city: hasTiles ? source.city : plain,
    vehicles: {
      read: async (routeID) => ({
        value: match.ofRoute(routeID),
        reportedAt: match.reportedAt,
      }),
      latestAt: () => match.reportedAt,
    },
  };
}

/**
 * Barrie from its GTFS feed (S6), with a bus on each pattern. The feed is imported when the source
 * starts, once.
 *
 * @param hasTiles whether the page asks the public tile server of a city without tiles of its own
 */
export function barrie(hasTiles: boolean): Source {
  let opening: Promise<Opened> | undefined;
  let current: Opened | undefined;
  const opened = () => {
    if (current === undefined) throw new Error('the source has not started');
    return current;
  };
  return {
    name: 'barrie',
    async start() {
      opening ??= open(hasTiles);
      current = await opening;
    },
    get city() {
      return opened().city;
    },
    routeIDs: (now) => opened().source.routeIDs(now),
    get stops() {
      return opened().source.stops;
    },
    get vehicles() {
      return opened().vehicles;
    },
    get routeDocument() {
      return opened().source.routeDocument;
    },
  };
}
