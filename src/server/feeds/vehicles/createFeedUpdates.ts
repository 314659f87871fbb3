import { setImmediate as nextTurn } from 'node:timers/promises';

import type { ReportedTrips } from '../../../contract/realtime/reported-trips.ts';
import type { FeedMessage } from '../../../feeds/realtime/FeedMessage.ts';
import type { TripMatcher } from '../../../feeds/realtime/match/createTripMatcher.ts';
import type { TripMatch } from '../../../feeds/realtime/match/TripMatch.ts';
import { runStepsWithPauses } from '../../../lib/steps.ts';
import type { TripRun } from '../../../times/timetable/Timetable.ts';
import type { UpdateReader } from '../../../times/updates/createUpdateReader.ts';
import type { UpdateReading } from '../../../times/updates/UpdateReading.ts';
import type { Log } from '../../log.ts';
import {
  areSameUpdates,
  createUpdateLog,
  unusedCounts,
  updateNotes,
  updatesFault,
} from './update-notes.ts';
import { STUCK_TIME } from './vehicle-faults.ts';

interface FeedUpdatesOptions {
  /** Names the feed, without its key. */
  readonly feed: string;
  readonly log: Log;
  /** Milliseconds after which what was read says nothing about now. */
  readonly oldAfter: number;
  /** The index of the static feed whose trips are searched first. */
  readonly staticFeed: number;
  /** Whether a bus of any feed was lately seen on a run. */
  readonly hasBus: (run: TripRun) => boolean;
}

/** The trip updates of one realtime feed (T6). */
interface FeedUpdates {
  /** Applies those of a message to a city's timetable. */
  use(
    message: FeedMessage,
    readAt: number,
    city: { readonly matcher: TripMatcher; readonly updates: UpdateReader | null },
    match: TripMatch,
  ): Promise<void>;
  /** Forgets what was read for another city. */
  forget(): void;
  /** The latest; null without any. They say themselves how old they are. */
  latest(): UpdateReading | null;
  /** How many were not used, by the reason. */
  leftOut(): Readonly<Record<string, number>>;
  /** What the operator should know, one sentence each. */
  notes(now: number): readonly string[];
  /** Why none can be used; undefined if some can. */
  fault(): string | undefined;
}

export function createFeedUpdates(options: FeedUpdatesOptions): FeedUpdates {
  const { feed, log, oldAfter, staticFeed, hasBus } = options;
  const logUnused = createUpdateLog(log, feed);
  let last: ReportedTrips | undefined;
  /** When they last changed, by our clock. */
  let since = Number.NEGATIVE_INFINITY;
  let latest: UpdateReading | null = null;
  const total = () => last?.trips.length ?? 0;

  return {
    async use({ madeAt: sentAt, tripUpdates }, readAt, { matcher, updates: reader }, match) {
      if (!areSameUpdates(last, tripUpdates)) since = readAt;
      last = tripUpdates;
      if (reader === null || total() === 0) {
        latest = null;
        return;
      }
      // What stays the same for long is not newer because the feed says so.
      const newestAt = readAt - since > STUCK_TIME ? since : readAt;
      const madeAt = Math.min(sentAt ?? readAt, newestAt);
      // Several servers behind one address may send an older message after a newer one.
      if (latest !== null && madeAt < latest.madeAt && readAt - latest.madeAt <= oldAfter) return;
      const steps = reader.readSteps(tripUpdates, {
        madeAt,
        now: readAt,
        tripOf: (trip) => matcher.trip(trip, staticFeed),
        routeOf: (trip) => {
          const named = matcher.namedRoute(trip, staticFeed);
          return named === -1 ? match.routeOfBus(trip.vehicleID) : named;
        },
        hasBus,
        before: latest,
      });
      latest = await runStepsWithPauses(steps, () => nextTurn());
      logUnused(total(), latest.counts);
    },
    forget() {
      latest = null;
    },
    latest: () => latest,
    leftOut: () => unusedCounts(latest?.counts),
    notes: (now) => updateNotes(total(), latest?.counts, now - since),
    fault: () => updatesFault(total(), latest?.counts),
  };
}
