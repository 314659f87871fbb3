import type { Snapshot } from '../../../contract/snapshot/snapshot.ts';
import type { SnapshotTimetable } from '../../../contract/snapshot/timetable.ts';
import { runStepsWithPauses, type Steps } from '../../../lib/steps.ts';
import type { Clock } from '../../../lib/time/Clock.ts';
import type { Agency } from '../../../transit/Agency.ts';
import type { FeedReport } from '../../../transit/report/reportOf.ts';
import type { FeedFigures } from '../../city/ServerSource.ts';
import type { Log } from '../../log.ts';
import { feedName, fileName } from '../../settings/address-settings.ts';
import { counted, type FeedState, pollFigures } from '../createFeedPoller.ts';
import { createFailureLog } from '../createFindingsLog.ts';
import type { FeedRequest } from '../fetchFeed.ts';
import type { ReadMessage, RealtimePolls } from './createRealtimePolls.ts';
import { createShareLog } from './createShareLog.ts';

export interface RealtimeFeedsOptions {
  /** Takes the messages of the feeds, by their place in the list. */
  readonly agency: Agency;
  /** The GTFS-realtime feeds of the city, each with the headers of its requests and the keys in them. */
  readonly feeds: readonly Pick<FeedRequest, 'url' | 'headers' | 'keys'>[];
  /** Whether URLs may lead to this machine or its private network; false if omitted. */
  readonly allowPrivateAddresses?: boolean;
  /** Called when a message has been taken. */
  readonly onRead?: () => void;
  readonly log: Log;
  readonly clock: Clock;
  /** Polls the feeds, which other agencies of the city may share. */
  readonly polls: RealtimePolls;
}

/** A feed's state for the operator. A feed that answers always with the same, or for another city, fails too. */
interface RealtimeFeedState extends FeedState<unknown> {
  /** The host of its URL and the file there, without any key. */
  readonly name: string;
  /** The file alone, which anybody may read, or its number if the URL ends with something else. */
  readonly file: string;
  /** What its latest message has. */
  readonly content: string;
  /** What was left out of its latest message, by the reason; undefined while the feed is down. */
  readonly leftOut: Readonly<Record<string, number>> | undefined;
  /** What else the operator should know of it, one sentence each. */
  readonly notes: readonly string[];
}

/** The realtime feeds of an agency: each is polled once for all clients. */
export interface RealtimeFeeds {
  /** Resolves after the first poll of each feed, even if that fails, or after some seconds. Never rejects. */
  start(): Promise<void>;
  /** Aborts running requests and cancels the next polls. Resolves when all have ended. */
  stop(): Promise<void>;
  /** Has the agency use a snapshot, once it has taken the message that it takes. See `Agency`. */
  use(snapshot: Snapshot, timetable: SnapshotTimetable | null): Promise<() => void>;
  /** When a feed is read next, in milliseconds since 1970. */
  refreshAt(): number;
  /** The state of each feed, in the order of `feeds`. */
  states(): readonly RealtimeFeedState[];
  /** The figures of each feed, numbered if there are several. */
  figures(): readonly FeedFigures[];
}

/** A file's name such as `alerts.pb`, and no token, which the end of a path may be. */
const PUBLIC_FILE = /^[\w-]{1,40}\.\w{1,8}$/;

const SHARED =
  "Several GTFS feeds of the city read this feed. What this one can't match may belong to another.";

/** What the latest message of a feed has: `291 buses shown, 46 alerts`. */
const contentOf = ({ shown, tripUpdates, alerts }: FeedReport) =>
  [
    counted(shown, 'bus shown', 'buses shown'),
    counted(tripUpdates.total, 'trip update', 'trip updates'),
    counted(alerts, 'alert', 'alerts'),
  ]
    .filter((text) => !text.startsWith('0 '))
    .join(', ');

/** Runs steps one after the other, so that an agency does one thing at a time. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(begin: () => Steps<T>): Promise<T> => {
    const run = last.then(() => runStepsWithPauses(begin()));
    last = run.catch(() => {});
    return run;
  };
}

export function createRealtimeFeeds(options: RealtimeFeedsOptions): RealtimeFeeds {
  const { agency, log, clock, allowPrivateAddresses = false, onRead = () => {} } = options;
  const inTurn = createQueue();
  const feeds = options.feeds.map(({ url, headers = {}, keys = [] }, index) => {
    const feed = feedName(url);
    const { host } = new URL(url);
    const file = fileName({ url });
    const name = file === host ? host : `${host} ${file}`;
    const isPublic = file !== host && PUBLIC_FILE.test(file);
    const publicFile = isPublic ? file : String(index + 1);
    const logFailure = createFailureLog(log, 'realtime feed', { feed });
    const logVehicles = createShareLog(log, feed, [
      'vehicles match no trip',
      'vehicles match trips again',
    ]);
    const logUpdates = createShareLog(log, feed, [
      'trip updates not used',
      'trip updates used again',
    ]);
    let fault: string | undefined;
    let loggedReasons = '';
    const logAlerts = (leftOut: Readonly<Record<string, number>>) => {
      const reasons = Object.keys(leftOut).toSorted().join();
      // Counts change with each alert, and the operator's page has them.
      if (reasons !== loggedReasons && reasons !== '')
        log({ event: 'alerts left out', feed, leftOut });
      loggedReasons = reasons;
    };
    const use = async ({ message, readAt }: ReadMessage): Promise<void> => {
      try {
        await inTurn(() => agency.take(index, message, readAt));
        fault = undefined;
      } catch (error) {
        // Other agencies of the city may use the message: it is no failure of the poll.
        fault = error instanceof Error ? error.message : String(error);
      }
      const { vehicles, tripUpdates } = agency.report(index, clock.now());
      poll.noteUsed('buses', vehicles.total - vehicles.unused);
      poll.noteUsed('trip updates', tripUpdates.total - tripUpdates.unused);
      onRead();
    };
    /** The mismatch, unless other agencies of the city can use what this feed sends. */
    const mismatchOf = ({ mismatch }: FeedReport) =>
      poll.usedByOthers('buses') + poll.usedByOthers('trip updates') > 0 ? undefined : mismatch;
    const state = (): RealtimeFeedState => {
      const polled = poll.state();
      const report = agency.report(index, clock.now());
      const shared = poll.isShared() && report.leftOut !== undefined ? [SHARED] : [];
      const failure = polled.failure ?? fault ?? mismatchOf(report) ?? report.stuck;
      const { leftOut } = report;
      const content = contentOf(report);
      const notes = [...shared, ...report.notes].filter((note) => note !== failure);
      return { ...polled, failure, name, file: publicFile, content, leftOut, notes };
    };
    // A feed gets stuck without a change, and riders may not ask for it for hours.
    const onPoll = () => {
      const { checkedAt } = poll.state();
      if (checkedAt !== undefined) agency.noteResponse(index, checkedAt);
      const report = agency.report(index, clock.now());
      const { vehicles, tripUpdates, alertsLeftOut } = report;
      logAlerts(alertsLeftOut);
      const ofOthers = poll.usedByOthers('trip updates');
      logUpdates(tripUpdates.unused - ofOthers, tripUpdates.total, tripUpdates.sentence);
      // Or the log would say the same twice.
      if (mismatchOf(report) === undefined) {
        const withoutTrip = vehicles.unused - poll.usedByOthers('buses');
        logVehicles(withoutTrip, vehicles.total, vehicles.sentence);
      }
      logFailure(state().failure);
    };
    const poll = options.polls({ url, headers, keys, allowPrivateAddresses }, { use, onPoll });
    return { poll, state };
  });

  return {
    async start() {
      await Promise.all(feeds.map(({ poll }) => poll.start()));
    },
    async stop() {
      await Promise.all(feeds.map(({ poll }) => poll.stop()));
    },
    use: (snapshot, timetable) => inTurn(() => agency.use(snapshot, timetable)),
    refreshAt: () => Math.min(...feeds.map(({ poll }) => poll.state().nextAt)),
    states: () => feeds.map(({ state }) => state()),
    figures: () =>
      feeds.map(({ state }, index) => {
        const current = state();
        const name = feeds.length > 1 ? `${index + 1} ${current.name}` : current.name;
        const { leftOut = {}, notes, content } = current;
        return { ...pollFigures('vehicles', name, current), leftOut, notes, content };
      }),
  };
}
