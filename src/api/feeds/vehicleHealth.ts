import type { Settings } from '../../contract/settings/settings.ts';
import { healthOf } from './health.ts';
import type { Health, HealthLimits } from './health.ts';
import type { VehicleFeed } from './vehicleFeed.ts';

/** After this many identical answers the feed counts as frozen. */
const UNCHANGED_ANSWERS = 3;
/** A feed that is made once a minute is not frozen before it has missed one of its times. */
const TYPICAL_GAPS = 2;
/** One or two buses may wait at a terminus for `STANDSTILL_TIME`, but not three. */
const STANDSTILL_VEHICLES = 3;
const STANDSTILL_TIME = 5 * 60_000;

type Staleness = Pick<Settings['staleness'], 'vehiclesLateSeconds' | 'vehiclesGoneSeconds'>;

/** Since when the answers have repeated themselves, or had old data; undefined if they don't. */
function repeatedSince(feed: VehicleFeed, { vehiclesGoneSeconds }: Staleness) {
  const { unchangedAnswers, receivedAt, changedAt, typicalGap, ageAtFirst = 0 } = feed;
  if (ageAtFirst > vehiclesGoneSeconds * 1000) return feed.firstReceivedAt - ageAtFirst;
  return unchangedAnswers >= UNCHANGED_ANSWERS &&
    receivedAt - changedAt >= TYPICAL_GAPS * typicalGap
    ? changedAt
    : undefined;
}

/**
 * Since when no bus has moved; undefined if that is no fault. An advancing timestamp shows only that the service works,
 * not that positions are current.
 */
const standingSince = ({ vehicles, receivedAt, lastMovementAt }: VehicleFeed) =>
  vehicles.length >= STANDSTILL_VEHICLES && receivedAt - lastMovementAt >= STANDSTILL_TIME
    ? lastMovementAt
    : undefined;

/** In seconds. Buses are hidden at their limit, and not only after it. */
const MILLISECOND = 0.001;

export const vehicleLimits = (staleness: Staleness): HealthLimits => ({
  lateAfter: staleness.vehiclesLateSeconds,
  lostAfter: staleness.vehiclesGoneSeconds - MILLISECOND,
});

/** The vehicles of a route, and since when their reads fail. */
interface VehicleRead {
  readonly answer?: VehicleFeed | undefined;
  readonly failure?: { readonly since: number } | undefined;
}

/**
 * How healthy the vehicles of a route are. Pure and cheap enough to run each second. What repeats itself is frozen, and
 * lost when its data is as old as that. A feed without buses is never frozen.
 *
 * @param now milliseconds of the feed's clock
 */
export function vehicleHealth(
  { answer, failure }: VehicleRead = {},
  now: number,
  staleness: Staleness,
): Health {
  const limits = vehicleLimits(staleness);
  const hasBuses = answer !== undefined && answer.vehicles.length > 0;
  const repeated = hasBuses ? repeatedSince(answer, staleness) : undefined;
  // Without a time of its own, an answer that repeats itself may be of a bus that waits.
  const isDated = answer?.timestamp !== undefined;
  if (repeated !== undefined && isDated && now - repeated > limits.lostAfter * 1000)
    return healthOf({ receivedAt: repeated, failure }, now, limits);
  const unchangedSince = repeated ?? (hasBuses ? standingSince(answer) : undefined);
  return healthOf({ receivedAt: answer?.receivedAt, failure }, now, limits, unchangedSince);
}

/** What the page says about the vehicles of a route: its entry in `words.feed`, or that they load. */
export type FeedSentence = 'loading' | 'unreachable' | 'frozen' | 'delayed' | 'empty' | 'live';

/** @param now milliseconds of the feed's clock */
export function feedSentence(
  read: VehicleRead | undefined,
  now: number,
  staleness: Staleness,
): FeedSentence {
  if (read?.failure !== undefined) return 'unreachable';
  const { state } = vehicleHealth(read, now, staleness);
  if (state === 'late' || state === 'lost') return 'delayed';
  return state === 'live' && read?.answer?.vehicles.length === 0 ? 'empty' : state;
}
