import * as z from 'zod/mini';

import { parseDateTime } from '../../lib/time/zoned-time.ts';
import { eventFaults } from './event-faults.ts';
import { type LotsAnswer, parseCount, type ParkingLot } from './parking-lot.ts';

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
 * its total, or as full or unknown, and takes the parking times of such an event as not published.
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

const WireCounts = z.looseObject({
  openSpots: z.optional(z.unknown()),
  totalSpots: z.optional(z.unknown()),
});

/** The counts of each lot as they were sent, without those that are missing. */
function sentCounts(wire: readonly unknown[]): unknown[][] {
  return wire.map((lot) => {
    const { openSpots, totalSpots } = z.safeParse(WireCounts, lot).data ?? {};
    return [openSpots, totalSpots].filter(
      (count) => count !== undefined && count !== null && count !== '',
    );
  });
}

/**
 * Which counts are text, in a sentence: they are read although the interface does not allow it.
 *
 * @param wire the lots as they were sent
 */
function textCountNotes(wire: readonly unknown[]): string[] {
  const count = sentCounts(wire).filter((counts) =>
    counts.some((value) => typeof value === 'string'),
  ).length;
  if (count === 0) return [];
  const lots = count === 1 ? '1 lot has its counts' : `${count} lots have their counts`;
  return [`${lots} as text, which the interface does not allow.`];
}

/** With the names of the fields, so that the operator sees which ones are wrong. */
const WITHOUT_PLACE = 'places (coordinates.lat and coordinates.lng)';

/**
 * What of a list of lots is not used, and why.
 *
 * @param wire the lots as they were sent
 */
function lotsLeftOut(
  wire: readonly unknown[],
  { lots, dropped }: LotsAnswer,
): Record<string, number> {
  const reasons: Record<string, number> = {
    'lots without a name': dropped,
    [WITHOUT_PLACE]: lots.filter(({ coordinates }) => coordinates === null).length,
    'counts that are not numbers': sentCounts(wire)
      .flat()
      .filter((count) => parseCount(count) === null).length,
  };
  return Object.fromEntries(Object.entries(reasons).filter(([, count]) => count > 0));
}

/** What is wrong with lots in the shape of the interface, for the operator. */
interface LotFaults {
  /** What was left out, and how often, by reason. */
  readonly leftOut: Readonly<Record<string, number>>;
  /** What doesn't fit, one sentence each. */
  readonly notes: readonly string[];
}

/**
 * What is wrong with lots in the shape of the interface, their events included.
 *
 * @param wire the lots as they were sent
 * @param answer what was read of them
 */
export function lotFaults(wire: readonly unknown[], answer: LotsAnswer): LotFaults {
  const events = eventFaults(wire);
  return {
    leftOut: { ...lotsLeftOut(wire, answer), ...events.leftOut },
    notes: [...textCountNotes(wire), ...events.notes, ...lotNotes(answer.lots)],
  };
}
