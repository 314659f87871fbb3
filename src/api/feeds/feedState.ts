import type { Settings } from '../../contract/settings.ts';
import type { VehicleFeed } from './vehicleFeed.ts';

/** What can be said of a feed (R11), and of how its vehicles are shown. */
export interface FeedState {
  /** `loading` before the first answer or failure; the rest as R11 names them. */
  readonly state: 'loading' | 'live' | 'delayed' | 'empty' | 'unreachable' | 'frozen';
  /** Milliseconds since the last good answer; null where none has come. */
  readonly age: number | null;
  /** Since when it is unreachable or frozen; the clock of the feed. */
  readonly since?: number;
  readonly visibility: 'shown' | 'faded' | 'hidden';
}

interface FeedStateInput {
  feed: VehicleFeed | undefined;
  /** Of a feed whose reads fail now: when the first of the failures in a row came; the feed's clock. */
  failure?: { readonly since: number } | undefined;
  /** Milliseconds of the clock that the feed was advanced with. */
  now: number;
  staleness: Pick<Settings['staleness'], 'vehiclesLateSeconds' | 'vehiclesGoneSeconds'>;
}

/** After this many answers without any change, answers alone are no sign of life (R11). */
const UNCHANGED_ANSWERS = 3;
/** One or two buses may well wait at their terminus for as long as this; three of them do not. */
const STANDSTILL_VEHICLES = 3;
const STANDSTILL_TIME = 5 * 60_000;

/**
 * Since when the answers have told nothing new, or null while they do. An advancing timestamp shows
 * that the service lives but not that its buses do, hence the second rule. A route without buses
 * has no position that could stand still.
 */
function frozenSince({
  vehicles,
  unchangedAnswers,
  receivedAt,
  lastMovementAt: anyMovedAt,
}: VehicleFeed) {
  if (vehicles.length === 0) return null;
  const isStandingStill =
    vehicles.length >= STANDSTILL_VEHICLES && receivedAt - anyMovedAt >= STANDSTILL_TIME;
  return unchangedAnswers >= UNCHANGED_ANSWERS || isStandingStill ? anyMovedAt : null;
}

/**
 * Judges a feed as of now (R11). Pure and cheap, so that it can be judged anew each second without
 * a poll. What fails is unreachable at once, whatever its age: that is what a rider can act on.
 */
export function feedState({ feed, failure, now, staleness }: FeedStateInput): FeedState {
  const failedSince = failure === undefined ? {} : { since: failure.since };
  const stateWithoutFeed = failure === undefined ? 'loading' : 'unreachable';
  if (feed === undefined)
    return { state: stateWithoutFeed, age: null, visibility: 'hidden', ...failedSince };

  const age = Math.max(0, now - feed.receivedAt);
  const isLate = age > staleness.vehiclesLateSeconds * 1000;
  const visibility =
    age >= staleness.vehiclesGoneSeconds * 1000 ? 'hidden' : isLate ? 'faded' : 'shown';
  if (failure !== undefined) return { state: 'unreachable', age, visibility, ...failedSince };
  if (isLate) return { state: 'delayed', age, visibility };
  if (feed.vehicles.length === 0) return { state: 'empty', age, visibility };
  const since = frozenSince(feed);
  // A frozen position is an old one: it is not drawn as if it were now.
  if (since !== null) return { state: 'frozen', age, since, visibility: 'faded' };
  return { state: 'live', age, visibility };
}
