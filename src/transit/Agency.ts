import type { StopTimetable } from '../contract/documents/stop-timetable.ts';
import type { FeedMessage } from '../contract/realtime/FeedMessage.ts';
import type { Snapshot } from '../contract/snapshot/snapshot.ts';
import type { SnapshotTimetable } from '../contract/snapshot/timetable.ts';
import type { TripTimes } from '../contract/trip-times.ts';
import type { Steps } from '../lib/steps.ts';
import type { ServiceDate } from '../lib/time/service-date.ts';
import type { StepFreeAt } from './access/createStepFree.ts';
import type { JoinedAlerts } from './alerts/joinAlerts.ts';
import type { LiveTimes } from './arrivals/LiveTimes.ts';
import type { Predictions } from './arrivals/precedence.ts';
import type { ArrivalsQuery, StopArrivals, TripQuery } from './arrivals/queries.ts';
import type { LearnedTimes } from './estimates/LearnedTimes.ts';
import type { JourneyPart } from './journeys/JourneyPart.ts';
import type { Timetable } from './network/Timetable.ts';
import type { RouteVehicles } from './positions/routeReport.ts';
import type { VehicleFlags } from './positions/TripMatch.ts';
import type { FeedReport } from './report/reportOf.ts';
import type { TimesScores } from './score/createTimesScore.ts';

export interface AgencyOptions {
  /** How many realtime feeds it has; none if omitted. */
  readonly feeds?: number;
  /** Milliseconds from one message of a feed to the next; 15 s if omitted. */
  readonly interval?: number;
  /** The age from which what was seen is no longer live, in milliseconds; 120 s if omitted. */
  readonly liveFor?: number | undefined;
  /** Features of all vehicles, where the feeds say nothing. */
  readonly flags?: VehicleFlags;
  /** What was learned of how long rides take; nothing if omitted. */
  readonly learned?: LearnedTimes | undefined;
  /** Which times count where the agency has both; its own if omitted. */
  readonly predictions?: Predictions | undefined;
  /** Whether runs are estimated from where their buses are; true if omitted. */
  readonly hasEstimates?: boolean | undefined;
  /**
   * Whether the trip updates before those of a message say more of a run; true if omitted. Without that, what is known
   * depends on the last messages alone.
   */
  readonly hasMemory?: boolean;
}

/** The vehicles of all routes, from the latest messages of the realtime feeds. */
interface VehicleReports {
  /** The time of the feed that is newest by its own clock, in milliseconds since 1970. */
  readonly reportedAt: number;
  /** The vehicles on a route; null if they aren't known, because a feed of that route is not live. */
  ofRoute(routeID: string): RouteVehicles | null;
}

/**
 * All that is known of one agency's buses: messages go in, answers come out, each with the time handed in, so that a
 * recorded day can be replayed. It knows no network and no clock. What gives steps is done by its caller, one after the
 * other; answers come from what was known before until the last step is done. All times are milliseconds since 1970.
 */
export interface Agency {
  /**
   * Uses a snapshot and its timetable from now on, and matches the last messages to it.
   *
   * @returns a function with which it uses the one before again, as it was then
   */
  use(snapshot: Snapshot, times: SnapshotTimetable | null): Steps<() => void>;
  /**
   * Takes a message of one of its feeds.
   *
   * @param feed the feed's index
   * @param at when it was read
   * @throws Error if it can't be used; what was known stays
   */
  take(feed: number, message: FeedMessage, at: number): Steps<void>;
  /** Notes that a feed responded well, also without a change. */
  noteResponse(feed: number, at: number): void;
  /** Null for an agency without a timetable. */
  timetable(): Timetable | null;
  /** Null for a stop that it doesn't have. */
  arrivals(query: ArrivalsQuery, now: number): StopArrivals | null;
  trip(query: TripQuery, now: number): TripTimes | null;
  daySteps(stopID: string, date: ServiceDate): Steps<StopTimetable | null>;
  /** What journeys need of it, for `createRouter`; null for an agency without a timetable. */
  journeys(): JourneyPart | null;
  /** What is known beyond the timetable; null before the first message. */
  live(): LiveTimes | null;
  /** Null while no feed is live, for example at the start. */
  vehicles(now: number): VehicleReports | null;
  /** The routes on which it has had vehicles or trips that the timetable does not have, also of earlier snapshots. */
  liveRoutes(): ReadonlySet<string>;
  /** Whether the feeds may have vehicles: not while trip updates tell of buses on their way and no feed has sent a position. */
  mayHaveVehicles(): boolean;
  /** The alerts of all feeds; null if no feed of alerts is live. */
  alerts(now: number): JoinedAlerts | null;
  readonly stepFree: StepFreeAt;
  /** How good the times of the last 24 hours were. */
  scores(now: number): TimesScores;
  /** What the operator should know of a feed. */
  report(feed: number, now: number): FeedReport;
}
