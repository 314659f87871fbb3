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

/**
 * Since when the positions have not changed; undefined if the feed is not frozen. An advancing timestamp
 * shows only that the service works, not that positions are current, so a feed where no bus moves is
 * frozen too, and one that was old when the page first saw it, until its time changes. A feed without buses is
 * never frozen.
 */
function frozenSince(feed: VehicleFeed, { vehiclesGoneSeconds }: Staleness) {
  const { vehicles, unchangedAnswers, receivedAt, lastMovementAt, changedAt, typicalGap } = feed;
  if (vehicles.length === 0) return undefined;
  if ((feed.ageAtFirst ?? 0) > vehiclesGoneSeconds * 1000)
    return feed.firstReceivedAt - (feed.ageAtFirst ?? 0);
  const isUnchanged =
    unchangedAnswers >= UNCHANGED_ANSWERS && receivedAt - changedAt >= TYPICAL_GAPS * typicalGap;
  const isStandingStill =
    vehicles.length >= STANDSTILL_VEHICLES && receivedAt - lastMovementAt >= STANDSTILL_TIME;
  return isUnchanged || isStandingStill ? lastMovementAt : undefined;
}

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
 * How healthy the vehicles of a route are. Pure and cheap enough to run each second.
 *
 * @param now milliseconds of the feed's clock
 */
export function vehicleHealth(
  { answer, failure }: VehicleRead = {},
  now: number,
  staleness: Staleness,
): Health {
  const read = { receivedAt: answer?.receivedAt, failure };
  return healthOf(read, now, vehicleLimits(staleness), answer && frozenSince(answer, staleness));
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
