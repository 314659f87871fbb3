import type { Alert } from '../../../contract/alerts/Alert.ts';
import type { Snapshot } from '../../../contract/snapshot/snapshot.ts';
import { oneAfterAnother } from '../../../lib/oneAfterAnother.ts';
import { runStepsWithPauses } from '../../../lib/steps.ts';
import type { Clock } from '../../../lib/time/Clock.ts';
import type { Timed } from '../../../service/Source.ts';
import type { VehicleReports } from '../../../service/sources/snapshot/VehicleReports.ts';
import { createLiveCity } from '../../../transit/arrivals/createLiveCity.ts';
import type { LiveTimes, Predictions } from '../../../transit/arrivals/LiveTimes.ts';
import type { LearnedTimes } from '../../../transit/estimates/LearnedTimes.ts';
import type { Timetable } from '../../../transit/network/Timetable.ts';
import {
  createTripMatcher,
  tripMatcherSteps,
} from '../../../transit/positions/createTripMatcher.ts';
import { routeReport } from '../../../transit/positions/routeReport.ts';
import type { VehicleFlags } from '../../../transit/positions/TripMatch.ts';
import type { LiveRun } from '../../../transit/predictions/LiveRun.ts';
import type { TimesScores } from '../../../transit/score/createTimesScore.ts';
import type { FeedFigures } from '../../city/ServerSource.ts';
import type { Log } from '../../log.ts';
import { joinAlerts } from '../alerts/joinAlerts.ts';
import { pollFigures } from '../createFeedPoller.ts';
import type { FeedRequest } from '../fetchFeed.ts';
import { systemClock } from '../systemClock.ts';
import type { RealtimePolls } from './createRealtimePolls.ts';
import { createVehicleFeed } from './createVehicleFeed.ts';
import type { VehicleFeed, VehicleFeedState } from './VehicleFeed.ts';

export interface VehicleFeedsOptions {
  /** The GTFS-realtime feeds of the city, each with headers for its requests, such as one with a key. */
  readonly feeds: readonly Pick<FeedRequest, 'url' | 'headers'>[];
  /** Seconds from one poll to the next; 15 if omitted. */
  readonly intervalSeconds?: number;
  /** Seconds after which vehicles say nothing about now; 120 if omitted, as in the page's settings. */
  readonly goneSeconds?: number | undefined;
  /** Whether URLs may lead to this machine or its private network (S16); false if omitted. */
  readonly allowPrivateAddresses?: boolean;
  /** Features of all vehicles, where the feeds say nothing. */
  readonly flags?: VehicleFlags;
  readonly snapshot: Snapshot;
  /** The snapshot's timetable; null or missing without one. */
  readonly timetable?: Timetable | null;
  /** What was learned of how long rides take; nothing if omitted. */
  readonly learned?: LearnedTimes;
  /** Which times count where the city has both (T10); the agency's if omitted. */
  readonly predictions?: Predictions;
  readonly onRead?: () => void;
  readonly log: Log;
  /** Polls the feeds, which other feeds of the city may share. */
  readonly polls: RealtimePolls;
  readonly clock?: Clock;
}

/** The city's realtime feeds: each is polled once for all clients (S7). */
export interface VehicleFeeds {
  /** Resolves after the first poll of each feed, even if that fails. Never rejects. */
  start(): Promise<void>;
  /** Aborts running requests and cancels the next polls. Resolves when all have ended. */
  stop(): Promise<void>;
  /** The latest vehicles of all live feeds; null while no feed is live, for example at the start. */
  reports(): VehicleReports | null;
  /** Whether the feeds may have vehicles: not while trip updates tell of buses on their way and no feed has sent a position (R11). */
  mayHaveVehicles(): boolean;
  /** What is known of the runs of the city's timetable; null without one. */
  live(): LiveTimes | null;
  /** How good the times of the last 24 hours were (T10). */
  scores(): TimesScores;
  /**
   * The alerts of all feeds (N1).
   *
   * @param now milliseconds since 1970
   * @throws OutageError if no feed of alerts is live
   */
  alerts(now: number): Timed<readonly Alert[]>;
  /** The state of each feed, in the order of `feeds`. */
  states(): readonly VehicleFeedState[];
  /** The figures of each feed, numbered if there are several (S15). */
  figures(): readonly FeedFigures[];
  /**
   * Matches what was read last, and all that is read later, to another snapshot. Resolves once that is matched.
   *
   * @param timetable its timetable; null without one
   */
  useSnapshot(snapshot: Snapshot, timetable: Timetable | null): Promise<void>;
}

/** Milliseconds. A bus that comes to a stop after its first one so soon is on its way. */
const SOON = 600_000;

/** @param now milliseconds since 1970 */
const isUnderWay = ({ arrivals, state }: LiveRun, now: number): boolean =>
  state === 'running' && arrivals.subarray(1).some((at) => at > now && at <= now + SOON);

export function createVehicleFeeds(options: VehicleFeedsOptions): VehicleFeeds {
  const { flags = {}, allowPrivateAddresses = false, log, clock = systemClock } = options;
  const live = createLiveCity({ learned: options.learned, predictions: options.predictions });
  const city = {
    snapshot: options.snapshot,
    matcher: createTripMatcher(options.snapshot),
    timetable: options.timetable ?? null,
    updates: live.use(options.snapshot, options.timetable ?? null),
  };
  const feeds: readonly VehicleFeed[] = options.feeds.map(({ url, headers = {} }, feed) =>
    createVehicleFeed({
      request: { url, headers, allowPrivateAddresses },
      interval: (options.intervalSeconds ?? 15) * 1000,
      oldAfter: (options.goneSeconds ?? 120) * 1000,
      city,
      sightings: live,
      others: () => feeds.flatMap((other) => other.liveMatch() ?? []),
      onRead: async () => {
        await joinFeeds();
        options.onRead?.();
      },
      matchOptions: { feed, flags },
      log,
      clock,
      polls: options.polls,
    }),
  );

  let lacksPositions = false;
  /** Joins what all feeds say, once one has been read. Two feeds may be read at the same time. */
  const joinFeeds = oneAfterAnother(async () => {
    const readings = feeds.map((feed) => ({ ...feed.buses(), updates: feed.updates() }));
    await runStepsWithPauses(live.joinSteps(readings, clock.now()));
    const runs = readings.flatMap(({ updates }) => [...(updates?.runs.values() ?? [])]);
    lacksPositions =
      !feeds.some((feed) => feed.mayHaveVehicles()) &&
      (lacksPositions || runs.some((run) => isUnderWay(run, clock.now())));
  });

  return {
    mayHaveVehicles: () => !lacksPositions,
    live: () => live.current(),
    scores: () => live.scores(clock.now()),
    async start() {
      await Promise.all(feeds.map(({ poller }) => poller.start()));
      // Trip updates may have been read before the vehicles of another feed.
      if (feeds.length > 1) await Promise.all(feeds.map((feed) => feed.matchAgain()));
    },
    async stop() {
      await Promise.all(feeds.map(({ poller }) => poller.stop()));
    },
    reports() {
      const positions = feeds.filter((feed) => feed.mayHaveVehicles());
      // A feed of trip updates only can't say that a route has no buses, unless there is no other feed.
      const relevant = positions.length > 0 ? positions : feeds;
      const matches = relevant.map((feed) => ({ match: feed.liveMatch(), served: feed.served }));
      const times = matches.flatMap(({ match }) => match?.reportedAt ?? []);
      if (times.length === 0) return null;
      return {
        reportedAt: Math.max(...times),
        refreshAt: Math.min(...feeds.map(({ poller }) => poller.state().nextAt)),
        ofRoute: (routeID) => routeReport(matches, routeID),
      };
    },
    alerts: (now) =>
      joinAlerts(
        feeds.map((feed) => feed.alerts()),
        now,
      ),
    states: () => feeds.map((feed) => feed.state()),
    figures: () =>
      feeds.map((feed, index) => {
        const state = feed.state();
        const name = feeds.length > 1 ? `${index + 1} ${state.host}` : state.host;
        return {
          ...pollFigures('vehicles', name, state),
          leftOut: state.leftOut ?? {},
          notes: state.notes,
        };
      }),
    async useSnapshot(snapshot, timetable) {
      const matcher = await runStepsWithPauses(tripMatcherSteps(snapshot));
      const next = { snapshot, matcher, timetable, updates: live.use(snapshot, timetable) };
      await Promise.all(feeds.map((feed) => feed.useCity(next)));
    },
  };
}
