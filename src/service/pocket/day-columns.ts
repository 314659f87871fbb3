import type { DayColumns } from '../../contract/documents/city-document.ts';
import type { Snapshot } from '../../contract/snapshot/snapshot.ts';
import type { SnapshotTimetable } from '../../contract/snapshot/timetable.ts';
import { differences, runLengths } from '../../lib/columns.ts';
import { groupBy } from '../../lib/groupBy.ts';
import { memoizeByTwoObjects } from '../../lib/memoizeByObject.ts';
import type { ServiceDate } from '../../lib/time/service-date.ts';
import { patternTrips } from '../../transit/network/PatternTrips.ts';
import { serviceDays } from '../../transit/network/serviceDays.ts';
import { TimeProfiles } from '../../transit/network/TimeProfiles.ts';
import { visitOrder } from './city-columns.ts';

/** The service days of a feed, and its trips by frequency by their patterns. */
const daysOf = memoizeByTwoObjects((snapshot: Snapshot, timetable: SnapshotTimetable) => {
  const { tripsOf } = patternTrips(snapshot, timetable, new TimeProfiles(timetable.profiles));
  const repeated = groupBy(
    new Set(timetable.frequencies.map(({ trip }) => trip)),
    (trip) => snapshot.trips.patterns[trip] ?? -1,
  );
  return { dayOf: serviceDays(snapshot, timetable, tripsOf), repeated };
});

/** The numbers of things in the order in which they are first asked for. */
function createNumbers() {
  const numbers = new Map<number, number>();
  return {
    all: () => [...numbers.keys()],
    of(thing: number): number {
      const number = numbers.get(thing) ?? numbers.size;
      numbers.set(thing, number);
      return number;
    },
  };
}

/** The runs of a feed on a service day as columns. */
export function dayColumns(
  name: string,
  snapshot: Snapshot,
  timetable: SnapshotTimetable,
  date: ServiceDate,
): DayColumns {
  const { patterns, trips } = snapshot;
  const { rankOf } = visitOrder(snapshot);
  const { dayOf, repeated } = daysOf(snapshot, timetable);
  const day = dayOf(date);
  const running = patterns.flatMap((pattern, index) => {
    const own = [...day.tripsOf(index), ...(repeated.get(index) ?? []).filter(day.runs)];
    return own.length === 0 ? [] : { pattern, index, trips: own };
  });
  const all = running.flatMap((one) => one.trips);
  const [profiles, blocks] = [createNumbers(), createNumbers()];
  const newIndex = new Map(all.map((trip, index) => [trip, index]));
  return {
    name,
    routes: running.map(({ pattern }) => pattern.route),
    directions: running.map(({ pattern }) => pattern.directions),
    stops: running.map(({ pattern }) => differences(pattern.stops.map(rankOf))),
    rules: running.map(({ index }) => timetable.patternRules[index] ?? 0),
    counts: running.map((one) => one.trips.length),
    starts: running.flatMap((one) => differences(one.trips.map((trip) => trips.starts[trip] ?? 0))),
    tripProfiles: all.map((trip) => profiles.of(timetable.tripProfiles[trip] ?? -1)),
    blocks: all.map((trip) => {
      const block = timetable.tripBlocks[trip] ?? -1;
      return block === -1 ? -1 : blocks.of(block);
    }),
    ids: all.map((trip) => trips.ids[trip] ?? ''),
    wheelchairs: runLengths(all.map((trip) => trips.wheelchairs[trip] ?? 0)),
    bikes: runLengths(all.map((trip) => trips.bikes[trip] ?? 0)),
    frequencies: timetable.frequencies.flatMap(({ trip, from, until, headway, isExact }) => {
      const index = newIndex.get(trip);
      return index === undefined ? [] : [[index, from, until, headway, Number(isExact)]];
    }),
    profiles: profiles.all().map((profile) => timetable.profiles[profile] ?? []),
  };
}
