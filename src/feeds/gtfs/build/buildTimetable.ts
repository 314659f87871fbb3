import { STOP_RULE_BITS } from '../../../contract/snapshot/timetable.ts';
import type {
  SnapshotTimetable,
  StopPosition,
  StopRules,
} from '../../../contract/snapshot/timetable.ts';
import { rounded } from '../routes/nameStops.ts';
import type { FeedPattern } from '../stop-times/PatternTable.ts';
import { buildTransfers } from './buildTransfers.ts';
import type { Renumbering } from './renumber.ts';
import type { Tables } from './Tables.ts';

const RULE_MASK = (1 << STOP_RULE_BITS) - 1;

function rulesOf({ flags }: FeedPattern): StopRules {
  const rules = Array.from(flags, (flag) => flag & RULE_MASK);
  const [first = 0] = rules;
  return rules.every((rule) => rule === first) ? first : rules;
}

/**
 * The times of the snapshot's trips.
 *
 * @param used the snapshot's trips by their numbers in trips.txt, from `usedTrips`
 * @param stops the snapshot's stops
 */
export function buildTimetable(
  tables: Tables,
  used: readonly number[],
  stops: Renumbering,
  contentHash: string,
): SnapshotTimetable {
  const { stopTimes, trips, frequencies } = tables;
  const { times, patterns } = stopTimes;
  const newOf = new Int32Array(trips.lines.length).fill(-1);
  for (const [index, trip] of used.entries()) newOf[trip] = index;
  const transfers = buildTransfers(tables, stops);
  const places = stops.used.map((stop): StopPosition => {
    const { lat = 0, lon = 0 } = tables.stops.all[stop] ?? {};
    return [lat, lon];
  });
  const isRounded = places.some(([lat, lon]) => rounded(lat) !== lat || rounded(lon) !== lon);
  return {
    contentHash,
    profiles: times.all(),
    tripProfiles: used.map((trip) => times.ofTrips[trip] ?? -1),
    tripBlocks: used.map((trip) => trips.blocks[trip] ?? -1),
    patternRules: patterns.map(rulesOf),
    frequencies: frequencies.flatMap((period) => {
      const trip = newOf[period.trip] ?? -1;
      return trip === -1 ? [] : [{ ...period, trip }];
    }),
    ...(transfers.length === 0 ? {} : { transfers }),
    ...(isRounded ? { places } : {}),
  };
}
