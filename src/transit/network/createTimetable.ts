import type { Snapshot } from '../../contract/snapshot/snapshot.ts';
import type { SnapshotTimetable } from '../../contract/snapshot/timetable.ts';
import { addDays, serviceDateAt } from '../../lib/time/service-date.ts';
import { departedPlaces } from './departedPlaces.ts';
import { patternTrips } from './PatternTrips.ts';
import { placeRules } from './placeRules.ts';
import { type DatedDay, repeatedRun, repeatedTrips } from './repeatedTrips.ts';
import { DAYS_KEPT, serviceDays } from './serviceDays.ts';
import { type StopPlace, stopPlaces } from './stopPlaces.ts';
import { NO_TIME, TimeProfiles } from './TimeProfiles.ts';
import type { Departure, Timetable, TripRun } from './Timetable.ts';
import { tripBlocks } from './tripBlocks.ts';

const DAY_SECONDS = 86_400;
const HOUR = 3_600_000;
/** The most departures of a place that are listed. No real stop has more in a few hours. The first ones count. */
const MOST_DEPARTURES = 1000;

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

/** Makes the timetable of a snapshot ready to be asked. A day's trips are looked up when they are first needed. */
export function createTimetable(snapshot: Snapshot, times: SnapshotTimetable): Timetable {
  const { trips, patterns, city } = snapshot;
  const profiles = new TimeProfiles(times.profiles);
  const all = patternTrips(snapshot, times, profiles);
  const startOf = (trip: number) => trips.starts[trip] ?? 0;
  const profileOf = (trip: number) => times.tripProfiles[trip] ?? -1;
  const daysBack = Math.floor(all.latestSeconds / DAY_SECONDS) + 1;

  const dayOf = serviceDays(snapshot, times, all.tripsOf);
  /** The run of a trip that runs once on a day. */
  const singleRun = (trip: number, [date, day]: DatedDay): TripRun => ({
    trip,
    date,
    start: day.start + startOf(trip) * 1000,
    headway: null,
    isRepeated: false,
  });

  const daysByHours = new Map<number, readonly DatedDay[]>();
  /** The service days whose trips may depart between two instants. Most ask for those of the same hours. */
  function daysFrom(from: number, until: number): readonly DatedDay[] {
    const [firstHour, lastHour] = [Math.floor(from / HOUR), Math.floor(until / HOUR)];
    const key = firstHour * 100_000 + (lastHour - firstHour);
    const existing = daysByHours.get(key);
    if (existing !== undefined) return existing;
    const dates = [addDays(serviceDateAt(firstHour * HOUR, city.timeZone), -daysBack)];
    const last = addDays(serviceDateAt(lastHour * HOUR, city.timeZone), 1);
    for (let [date = ''] = dates; date < last;) dates.push((date = addDays(date, 1)));
    const days = dates.map((date) => [date, dayOf(date)] as const);
    if (daysByHours.size >= DAYS_KEPT) daysByHours.clear();
    daysByHours.set(key, days);
    return days;
  }

  /** Adds the departures of trips that run once, from one second of a service day until before another: at most so many. */
  function addSingle(
    found: Departure[],
    { pattern, position }: StopPlace,
    dated: DatedDay,
    from: number,
    until: number,
    most: number,
  ): void {
    const day = dated[1];
    const end = found.length + most;
    const list = day.tripsOf(pattern);
    // Many patterns have no trips on a day, and all else would have to come from far memory.
    if (list.length === 0) return;
    const earliest = from - all.mostAt(pattern, position);
    const latest = until - all.leastAt(pattern, position);
    for (let at = firstFrom(list, startOf, earliest); at < list.length; at++) {
      const trip = list[at] ?? 0;
      const start = startOf(trip);
      if (start >= latest || found.length >= end) break;
      const ride = profiles.departureAt(profileOf(trip), position);
      const seconds = start + ride;
      if (ride === NO_TIME || seconds < from || seconds >= until) continue;
      const run = singleRun(trip, dated);
      const next = list[at + 1] ?? -1;
      const nextRide = profiles.departureAt(profileOf(next), position);
      const isFollowed = nextRide !== NO_TIME && startOf(next) + nextRide > seconds;
      found.push({ pattern, position, run, at: day.start + seconds * 1000, isFollowed });
    }
  }

  const rules = placeRules(times);
  const { periodsAt, repeatedDepartures } = repeatedTrips(all, (trip, position) =>
    profiles.departureAt(profileOf(trip), position),
  );
  const nextTrip = tripBlocks(snapshot, times);
  const placesOf = stopPlaces(snapshot, departedPlaces(snapshot, rules));

  return {
    placesOf,
    tripsOn: (pattern, date) => dayOf(date).tripsOf(pattern),
    kindOf: (date) => dayOf(date).trips,
    periodsOn: (pattern, date) =>
      all.frequenciesOf(pattern).filter(({ trip }) => dayOf(date).runs(trip)),
    startOf: (date) => dayOf(date).start,
    daysBack,
    isTimepoint: rules.isTimepoint,
    departures(place, from, until) {
      const found: Departure[] = [];
      for (const dated of daysFrom(from, until)) {
        const { start } = dated[1];
        const first = (from - start) / 1000;
        const end = (until - start) / 1000;
        if (end <= 0 || first > all.latestSeconds) continue;
        addSingle(found, place, dated, first, end, MOST_DEPARTURES);
        if (all.frequenciesOf(place.pattern).length > 0)
          found.push(...repeatedDepartures(place, dated, [first, end], MOST_DEPARTURES));
      }
      return found;
    },
    departuresOn(place, date, most) {
      const day = dayOf(date);
      const whole = [0, all.latestSeconds + 1] as const;
      const periods = periodsAt(place, day);
      const exact = periods.filter(({ frequency }) => frequency.isExact);
      const about = periods.filter(({ frequency }) => !frequency.isExact);
      const single = repeatedDepartures(place, [date, day], whole, most, exact);
      addSingle(single, place, [date, day], ...whole, most);
      const instant = (seconds: number) => day.start + seconds * 1000;
      return [
        ...single.map((departure) => ({ ...departure, until: null })),
        ...about.slice(0, most).map(({ frequency, ride, lastStart }) => ({
          ...place,
          run: repeatedRun(frequency, date, instant(frequency.from)),
          at: instant(frequency.from + ride),
          until: instant(lastStart + ride),
        })),
      ];
    },
    lastOf(place, date) {
      const { pattern, position } = place;
      const day = dayOf(date);
      const list = day.tripsOf(pattern);
      let last = periodsAt(place, day).reduce(
        (latest, { lastStart, ride }) => Math.max(latest, lastStart + ride),
        Number.NEGATIVE_INFINITY,
      );
      for (let at = list.length - 1; at >= 0; at--) {
        const trip = list[at] ?? 0;
        if (startOf(trip) + all.mostAt(pattern, position) <= last) break;
        const ride = profiles.departureAt(profileOf(trip), position);
        if (ride !== NO_TIME) last = Math.max(last, startOf(trip) + ride);
      }
      return day.start + last * 1000;
    },
    departureAt({ trip, start }, position) {
      const seconds = profiles.departureAt(profileOf(trip), position);
      return seconds === NO_TIME ? Number.NaN : start + seconds * 1000;
    },
    timesOf({ trip, start }, arrayOf = (length) => new Float64Array(length)) {
      const profile = profileOf(trip);
      const count = patterns[trips.patterns[trip] ?? -1]?.stops.length ?? 0;
      const [arrivals, departures] = [arrayOf(count), arrayOf(count)];
      const instant = (seconds: number) =>
        seconds === NO_TIME ? Number.NaN : start + seconds * 1000;
      for (let position = 0; position < count; position++) {
        arrivals[position] = instant(profiles.arrivalAt(profile, position));
        departures[position] = instant(profiles.departureAt(profile, position));
      }
      return { arrivals, departures };
    },
    nextInBlock({ trip, date, isRepeated }) {
      const day = dayOf(date);
      const next = isRepeated ? -1 : nextTrip(trip, day.runs);
      return next === -1 ? null : singleRun(day.asOne(next).trip, [date, day]);
    },
    tripsAsOne: ({ trip, date }) => dayOf(date).asOne(trip).count,
    runOf(trip, date, start) {
      const day = dayOf(date);
      if (profileOf(trip) === -1 || !day.runs(trip)) return null;
      const seconds = start === undefined ? Number.NaN : (start - day.start) / 1000;
      const frequencies = all
        .frequenciesOf(trips.patterns[trip] ?? -1)
        .filter((frequency) => frequency.trip === trip);
      if (frequencies.length === 0) return singleRun(day.asOne(trip).trip, [date, day]);
      const frequency = frequencies.find(
        // Where buses are only about so far apart, each has its own start.
        ({ from, until, headway, isExact }) =>
          seconds >= from && seconds < until && (!isExact || (seconds - from) % headway === 0),
      );
      return frequency === undefined || start === undefined
        ? null
        : repeatedRun(frequency, date, start);
    },
  };
}
