import type { Departure, DepartureOptions } from '../../contract/departures/departureRows.ts';
import type { AnyJourney } from '../../contract/journeys/bike-journeys.ts';
import type { Journey } from '../../contract/journeys/journeys.ts';
import { nextJourneys, ridesOf } from './journeyList.ts';
import { rideDeparture } from './rideDeparture.ts';

/** Ways after the first. */
const MOST_LATER = 2;

/** A way, and when one sets out for its first bus, as a row of departures says it; null for one on foot. */
export interface NextWay {
  readonly journey: AnyJourney;
  readonly departure: Departure | null;
}

/**
 * The way that is there first, then those that one may take later. Ways on foot only where no bus goes: one can always
 * walk.
 *
 * @param isFresh whether the live data behind them is new enough
 */
export function nextWays(
  journeys: readonly Journey[],
  isFresh: boolean,
  options: DepartureOptions,
): readonly NextWay[] {
  const listed = nextJourneys([], journeys, { key: null, isChosen: false }, options.now);
  const byBus = listed.flatMap(({ journey }) => {
    const [ride] = ridesOf(journey);
    const lead = ride === undefined ? 0 : ride.departAt - journey.departAt;
    const departure = ride === undefined ? null : rideDeparture(ride, isFresh, options, lead);
    return departure === null ? [] : [{ journey, departure }];
  });
  const [first, ...others] = byBus;
  if (first === undefined)
    return listed.slice(0, 1).map(({ journey }) => ({ journey, departure: null }));
  const later = others
    .filter(({ departure }) => departure.at > first.departure.at)
    .toSorted((one, other) => one.departure.at - other.departure.at);
  return [first, ...later.slice(0, MOST_LATER)];
}
