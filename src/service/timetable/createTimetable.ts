import type { Snapshot } from '../../contract/snapshot/snapshot.ts';
import {
  NO_ACCESS,
  pickupOf,
  type SnapshotTimetable,
  type TripFrequency,
} from '../../contract/snapshot/timetable.ts';
import { memoizeByString } from '../../lib/memoizeByString.ts';
import { addDays, serviceDateAt, type ServiceDate } from '../../lib/time/service-date.ts';
import { patternTrips } from './PatternTrips.ts';
import { type ServiceDay, serviceDays } from './serviceDays.ts';
import { type StopPlace, stopPlaces } from './stopPlaces.ts';
import { NO_TIME, TimeProfiles } from './TimeProfiles.ts';
import type { Departure, Timetable, TripRun } from './Timetable.ts';

const DAY_SECONDS = 86_400;

/** Makes the timetable of a snapshot ready to be asked. A day's trips are looked up when they are first needed. */
export function createTimetable(snapshot: Snapshot, times: SnapshotTimetable): Timetable {
  const { trips, patterns, city } = snapshot;
  const profiles = new TimeProfiles(times.profiles);
  const all = patternTrips(snapshot, times, profiles);
  const placesOf = stopPlaces(snapshot);
  const startOf = (trip: number) => trips.starts[trip] ?? 0;
  const profileOf = (trip: number) => times.tripProfiles[trip] ?? -1;
  const daysBack = Math.floor(all.latestSeconds / DAY_SECONDS) + 1;
  const dateAt = memoizeByString((hour: string) =>
    serviceDateAt(Number(hour) * 3_600_000, city.timeZone),
  );

  const dayOf = serviceDays(snapshot, all.tripsOf);

  function datesFrom(from: number, until: number): readonly ServiceDate[] {
    const first = addDays(dateAt(String(Math.floor(from / 3_600_000))), -daysBack);
    const last = addDays(dateAt(String(Math.floor(until / 3_600_000))), 1);
    const dates = [first];
    for (let date = first; date < last;) dates.push((date = addDays(date, 1)));
    return dates;
  }

  const canBoard = ({ pattern, position }: StopPlace): boolean => {
    const rules = times.patternRules[pattern] ?? 0;
    return pickupOf(typeof rules === 'number' ? rules : (rules[position] ?? 0)) !== NO_ACCESS;
  };

  function singleDepartures(
    place: StopPlace,
    [date, day]: readonly [ServiceDate, ServiceDay],
    [from, until]: readonly [number, number],
    found: Departure[],
  ): void {
    const { pattern, position } = place;
    const list = day.tripsOf(pattern);
    const earliest = from - all.mostAt(pattern, position);
    const latest = until - all.leastAt(pattern, position);
    for (let at = firstFrom(list, startOf, earliest); at < list.length; at++) {
      const trip = list[at] ?? 0;
      const start = startOf(trip);
      if (start >= latest) break;
      const ride = profiles.departureAt(profileOf(trip), position);
      const seconds = start + ride;
      if (ride === NO_TIME || seconds < from || seconds >= until) continue;
      const run = {
        trip,
        date,
        start: day.start + start * 1000,
        headway: null,
        isRepeated: false,
      };
      found.push({ pattern, position, run, at: day.start + seconds * 1000 });
    }
  }

  function repeatedDepartures(
    { pattern, position }: StopPlace,
    [date, day]: readonly [ServiceDate, ServiceDay],
    [from, until]: readonly [number, number],
    found: Departure[],
  ): void {
    for (const frequency of all.frequenciesOf(pattern)) {
      if (!day.runs(frequency.trip)) continue;
      const ride = profiles.departureAt(profileOf(frequency.trip), position);
      if (ride === NO_TIME) continue;
      const first = Math.max(0, Math.ceil((from - ride - frequency.from) / frequency.headway));
      for (let start = frequency.from + first * frequency.headway; ; start += frequency.headway) {
        if (start >= frequency.until || start + ride >= until) break;
        const run = repeatedRun(frequency, date, day.start + start * 1000);
        found.push({ pattern, position, run, at: day.start + (start + ride) * 1000 });
      }
    }
  }

  return {
    placesOf: (stop) => placesOf(stop).filter(canBoard),
    departures(place, from, until) {
      const found: Departure[] = [];
      for (const date of datesFrom(from, until)) {
        const day = dayOf(date);
        const seconds = [(from - day.start) / 1000, (until - day.start) / 1000] as const;
        if (seconds[1] <= 0 || seconds[0] > all.latestSeconds) continue;
        singleDepartures(place, [date, day], seconds, found);
        repeatedDepartures(place, [date, day], seconds, found);
      }
      return found;
    },
    lastOf(place, date) {
      const { pattern, position } = place;
      const day = dayOf(date);
      const list = day.tripsOf(pattern);
      let last = Number.NEGATIVE_INFINITY;
      for (let at = list.length - 1; at >= 0; at--) {
        const trip = list[at] ?? 0;
        if (startOf(trip) + all.mostAt(pattern, position) <= last) break;
        const ride = profiles.departureAt(profileOf(trip), position);
        if (ride !== NO_TIME) last = Math.max(last, startOf(trip) + ride);
      }
      for (const { trip, from, until, headway } of all.frequenciesOf(pattern)) {
        const ride = profiles.departureAt(profileOf(trip), position);
        if (ride === NO_TIME || !day.runs(trip)) continue;
        const lastStart = from + Math.floor((until - 1 - from) / headway) * headway;
        last = Math.max(last, lastStart + ride);
      }
      return day.start + last * 1000;
    },
    stopsOf({ trip, start }) {
      const profile = profileOf(trip);
      const instant = (seconds: number) => (seconds === NO_TIME ? null : start + seconds * 1000);
      const stops = patterns[trips.patterns[trip] ?? -1]?.stops ?? [];
      return stops.map((_, position) => ({
        arrival: instant(profiles.arrivalAt(profile, position)),
        departure: instant(profiles.departureAt(profile, position)),
      }));
    },
    runOf(trip, date, start) {
      const day = dayOf(date);
      if (profileOf(trip) === -1 || !day.runs(trip)) return null;
      const seconds = start === undefined ? Number.NaN : (start - day.start) / 1000;
      const frequencies = all
        .frequenciesOf(trips.patterns[trip] ?? -1)
        .filter((frequency) => frequency.trip === trip);
      if (frequencies.length === 0) {
        const ownStart = day.start + startOf(trip) * 1000;
        return { trip, date, start: ownStart, headway: null, isRepeated: false };
      }
      const frequency = frequencies.find(
        ({ from, until, headway }) =>
          seconds >= from && seconds < until && (seconds - from) % headway === 0,
      );
      return frequency === undefined || start === undefined
        ? null
        : repeatedRun(frequency, date, start);
    },
    datesFrom,
  };
}

const repeatedRun = (
  { trip, headway, isExact }: TripFrequency,
  date: ServiceDate,
  start: number,
): TripRun => ({ trip, date, start, headway: isExact ? null : headway, isRepeated: true });

/** The first place in a sorted list whose value is at least `least`. */
function firstFrom(list: Uint32Array, valueOf: (item: number) => number, least: number): number {
  let [from, to] = [0, list.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (valueOf(list[middle] ?? 0) < least) from = middle + 1;
    else to = middle;
  }
  return from;
}
