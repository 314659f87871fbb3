import type { DepartureRow } from './departureRows.ts';

/** A row for each bus that comes, by time. Rows of what doesn't come stay as they are, after those. */
export function eachDeparture<Row extends DepartureRow>(rows: readonly Row[]): readonly Row[] {
  const each = rows
    .filter(({ comes }) => comes)
    .flatMap((row) =>
      row.next.map((departure): Row => ({
        ...row,
        key: `${row.key} ${departure.arrival.tripID} ${departure.at}`,
        next: [departure],
      })),
    )
    .toSorted((one, other) => one.next[0].at - other.next[0].at);
  return [...each, ...rows.filter(({ comes }) => !comes)];
}
