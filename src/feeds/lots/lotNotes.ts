import type { ParkingLot } from '../../contract/parking-lot.ts';
import { parseDateTime } from '../../lib/time/zoned-time.ts';

const DAY = 86_400_000;

/** Both times are civil times of one zone, so any zone compares them. */
function endsBeforeStart(start: string | null, end: string | null): boolean {
  const from = parseDateTime(start ?? '', 'UTC');
  const to = parseDateTime(end ?? '', 'UTC');
  if (from === null || to === null) return false;
  return to.instant + (to.hasTime ? 0 : DAY) <= from.instant;
}

/**
 * What does not fit in the data of lots, one sentence each for the operator. The page shows such a count without
 * its total, or as full or unknown (C2), and takes the parking times of such an event as not published (C22).
 */
export function lotNotes(lots: readonly ParkingLot[]): string[] {
  return lots.flatMap(({ name, openSpots, totalSpots, specialEvents }) => {
    const open = openSpots ?? 0;
    const total = totalSpots ?? 0;
    return [
      ...(open < 0 ? [`${name} has ${open} open spots.`] : []),
      ...(total > 0 && open > total
        ? [`${name} has ${open} open spots, and only ${total} in all.`]
        : []),
      ...(Number.isInteger(open) ? [] : [`${name} has ${open} open spots, not a whole number.`]),
      ...(specialEvents ?? [])
        .filter((event) => endsBeforeStart(event.parkingStartDatetime, event.parkingEndDatetime))
        .map(
          ({ eventName }) => `${name}: the parking times of ${eventName} end before they start.`,
        ),
    ];
  });
}
