import type { Steps } from '../../lib/steps.ts';
import type { ServiceDate } from '../../lib/time/service-date.ts';
import type { StopPlace } from '../network/stopPlaces.ts';
import type { DayDeparture, Timetable } from '../network/Timetable.ts';

/**
 * In the timetable of a stop and a day: one every nine seconds. The busiest of ten real cities has 1,356, and a feed can
 * have a million, which no page could show.
 */
export const MOST_OF_DAY = 10_000;

/** How many places of a stop are looked at in one step, which takes a few milliseconds. */
const PLACES_PER_STEP = 100;

/** The first departures of a day in order, and whether there are more. */
export function firstOfDay<Departure extends { readonly at: number }>(
  departures: readonly Departure[],
) {
  const sorted = departures.toSorted((one, other) => one.at - other.at);
  return { departures: sorted.slice(0, MOST_OF_DAY), isCut: sorted.length > MOST_OF_DAY };
}

/** The departures of a service day from the places of a stop; see `firstOfDay`. */
export function* stopDaySteps(
  timetable: Timetable,
  places: readonly StopPlace[],
  date: ServiceDate,
): Steps<{ readonly departures: readonly DayDeparture[]; readonly isCut: boolean }> {
  let found: DayDeparture[] = [];
  let isCut = false;
  for (const [index, place] of places.entries()) {
    // One more says that there are more.
    for (const departure of timetable.departuresOn(place, date, MOST_OF_DAY + 1))
      found.push(departure);
    if (found.length > 2 * MOST_OF_DAY) {
      found = firstOfDay(found).departures;
      isCut = true;
      yield;
    } else if (index % PLACES_PER_STEP === 0) yield;
  }
  const first = firstOfDay(found);
  return { ...first, isCut: isCut || first.isCut };
}
