import type { Settings } from '../../contract/settings.ts';
import type { VehicleFeed } from './vehicleFeed.ts';

/** The state of a feed (R11), and how to show its vehicles. */
export interface FeedState {
  /** `loading` until the first answer or failure; R11 defines the others. */
  readonly state: 'loading' | 'live' | 'delayed' | 'empty' | 'unreachable' | 'frozen';
  /** Milliseconds since the last good answer; null if there is none. */
  readonly age: number | null;
  /** Since when the feed is unreachable or frozen, by the feed's clock. */
  readonly since?: number;
  readonly visibility: 'shown' | 'faded' | 'hidden';
}

interface FeedStateInput {
  feed: VehicleFeed | undefined;
  /** If the last read failed: when this series of failures began, by the feed's clock. */
  failure?: { readonly since: number } | undefined;
  /** The current time of the feed's clock, in milliseconds. */
  now: number;
  staleness: Pick<Settings['staleness'], 'vehiclesLateSeconds' | 'vehiclesGoneSeconds'>;
}

/** After this many identical answers the feed counts as frozen (R11). */
const UNCHANGED_ANSWERS = 3;
/** A feed that is made once a minute is not frozen before it has missed one of its times. */
const USUAL_GAPS = 2;
/** One or two buses may wait at a terminus for `STANDSTILL_TIME`, but not three. */
const STANDSTILL_VEHICLES = 3;
const STANDSTILL_TIME = 5 * 60_000;

/**
 * Since when the positions have not changed; null if the feed is not frozen. An advancing timestamp
 * shows only that the service works, not that positions are current, so a feed where no bus moves is
 * frozen too. A feed without buses is never frozen.
 */
function frozenSince(feed: VehicleFeed) {
  const { vehicles, unchangedAnswers, receivedAt, lastMovementAt, changedAt, usualGap } = feed;
  if (vehicles.length === 0) return null;
  const isUnchanged =
    unchangedAnswers >= UNCHANGED_ANSWERS && receivedAt - changedAt >= USUAL_GAPS * usualGap;
  const isStandingStill =
    vehicles.length >= STANDSTILL_VEHICLES && receivedAt - lastMovementAt >= STANDSTILL_TIME;
  return isUnchanged || isStandingStill ? lastMovementAt : null;
}

/**
 * Computes the state of a feed (R11). Pure and cheap enough to run each second. A failing feed is
 * unreachable at once, even if its data is still fresh, because riders can act on that.
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
  // Frozen positions are old, so they are faded.
  if (since !== null) return { state: 'frozen', age, since, visibility: 'faded' };
  return { state: 'live', age, visibility };
}
