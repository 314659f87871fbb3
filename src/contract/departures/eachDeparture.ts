import type { DepartureRow } from './departureRows.ts';
import { isByHeadway } from './dueDepartures.ts';

/**
 * A row for each bus that comes, by time. Of those of which only the headway is known there is one: each would say the
 * same. Rows of what doesn't come stay as they are, after those.
 */
export function eachDeparture<Row extends DepartureRow>(rows: readonly Row[]): readonly Row[] {
  const each = rows
    .filter(({ comes }) => comes)
    .flatMap((row) => {
      const byHeadway = row.next.find(isByHeadway);
      return row.next
        .filter((departure) => departure === byHeadway || !isByHeadway(departure))
        .map((departure): Row => ({
          ...row,
          key: `${row.key} ${departure.arrival.tripID} ${departure.at}`,
          next: [departure],
        }));
    })
    .toSorted((one, other) => one.next[0].at - other.next[0].at);
  return [...each, ...rows.filter(({ comes }) => !comes)];
}
