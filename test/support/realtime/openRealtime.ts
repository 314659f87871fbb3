import type { Snapshot } from '../../../src/contract/snapshot/snapshot.ts';
import type { SnapshotTimetable } from '../../../src/contract/snapshot/timetable.ts';
import { runSteps } from '../../../src/lib/steps.ts';
import {
  createRealtimeFeeds,
  type RealtimeFeeds,
  type RealtimeFeedsOptions,
} from '../../../src/server/feeds/realtime/createRealtimeFeeds.ts';
import type { Agency } from '../../../src/transit/Agency.ts';
import { createAgency } from '../../../src/transit/createAgency.ts';

interface RealtimeOptions extends Omit<RealtimeFeedsOptions, 'agency'> {
  readonly snapshot: Snapshot;
  readonly timetable?: SnapshotTimetable | null;
  /** Called before the agency takes a message. */
  readonly onTake?: () => void;
}

/** The realtime feeds of a city, and its agency asked at the time of the clock. */
export interface RealtimeCity extends RealtimeFeeds {
  readonly agency: Agency;
  readonly reports: () => ReturnType<Agency['vehicles']>;
}

/** Opens the realtime feeds of a city as a server does. */
export function openRealtime({
  snapshot,
  timetable = null,
  onTake = () => {},
  ...options
}: RealtimeOptions): RealtimeCity {
  const { clock } = options;
  const agency = createAgency({ feeds: options.feeds.length });
  runSteps(agency.use(snapshot, timetable));
  const feeds = createRealtimeFeeds({
    ...options,
    agency: {
      ...agency,
      *take(...message) {
        onTake();
        yield* agency.take(...message);
      },
    },
  });
  return { ...feeds, agency, reports: () => agency.vehicles(clock.now()) };
}
