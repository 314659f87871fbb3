import type { Snapshot } from '../../../contract/snapshot/snapshot.ts';
import type { Clock } from '../../../lib/time/Clock.ts';
import type { Timetable } from '../../../transit/network/Timetable.ts';
import type { MatchOptions, TripMatcher } from '../../../transit/positions/createTripMatcher.ts';
import type { FeedMatch } from '../../../transit/positions/routeReport.ts';
import type { TripMatch } from '../../../transit/positions/TripMatch.ts';
import type { UpdateReader } from '../../../transit/predictions/createUpdateReader.ts';
import type { Sightings } from '../../../transit/predictions/Sightings.ts';
import type { UpdateReading } from '../../../transit/predictions/UpdateReading.ts';
import type { Log } from '../../log.ts';
import type { AlertsOfFeed } from '../alerts/joinAlerts.ts';
import type { FeedPoller, FeedState } from '../createFeedPoller.ts';
import type { FeedRequest } from '../fetchFeed.ts';
import type { RealtimePolls } from './createRealtimePolls.ts';

/** What vehicles, trip updates and alerts are matched to. */
export interface MatchedCity {
  readonly snapshot: Snapshot;
  readonly matcher: TripMatcher;
  /** Both are null for a city without a timetable. */
  readonly timetable: Timetable | null;
  readonly updates: UpdateReader | null;
}

export interface VehicleFeedOptions {
  readonly request: Omit<FeedRequest, 'maxBytes'>;
  /** Milliseconds from one poll to the next. */
  readonly interval: number;
  /** Milliseconds. A feed whose vehicles are older than this when it is first read isn't live (F30). */
  readonly oldAfter: number;
  readonly city: MatchedCity;
  readonly matchOptions: Omit<MatchOptions, 'now'>;
  /** By the vehicles of all feeds. */
  readonly sightings: Sightings;
  /** The latest vehicles of all live feeds. */
  readonly others: () => readonly TripMatch[];
  readonly onRead: () => Promise<void>;
  readonly log: Log;
  readonly clock: Clock;
  readonly polls: RealtimePolls;
}

/** A feed's state for the operator. A feed that answers always with the same, or for another city, fails too. */
export interface VehicleFeedState extends FeedState<unknown> {
  /** The host of its URL, without any key. */
  readonly host: string;
  /** What was left out of its latest version, by the reason; undefined while the feed is down. */
  readonly leftOut: Readonly<Record<string, number>> | undefined;
  /** What else the operator should know of it, one sentence each. */
  readonly notes: readonly string[];
}

/** One realtime feed, with its latest vehicles matched to the city's trips. */
export interface VehicleFeed {
  readonly poller: FeedPoller<unknown>;
  /** The latest vehicles; null while the feed is not live. */
  liveMatch(): TripMatch | null;
  /** Where the latest vehicles are on their trips. They say themselves how old they are; none of a stuck feed. */
  buses(): Pick<TripMatch, 'buses' | 'addedBuses'>;
  /** The latest trip updates of the present city. They say themselves how old they are. */
  updates(): UpdateReading | null;
  /** Whether it has had vehicles, or nothing else either. If not, it says nothing about where buses are. */
  mayHaveVehicles(): boolean;
  readonly served: FeedMatch['served'];
  alerts(): AlertsOfFeed;
  state(): VehicleFeedState;
  /** Matches what was read last again: what other feeds have read since then may say more of it. */
  matchAgain(): Promise<void>;
  /** Matches what was read last, and all that is read later, to another city. */
  useCity(city: MatchedCity): Promise<void>;
}
