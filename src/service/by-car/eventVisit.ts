import { type EventSpan, eventSpan } from '../../contract/parking/eventSpan.ts';
import type { ParkingLot } from '../../contract/parking/parking-lot.ts';
import { eventKey } from '../../contract/parking/special-event.ts';

/** An event that somebody goes to. */
export interface EventVisit {
  readonly key: string;
  /** Null if only its day is known, or nothing. */
  readonly times: EventSpan | null;
  readonly lots: readonly ParkingLot[];
}

/** The event of a key, with its lots; null if no lot has it. */
export function eventVisit(
  lots: readonly ParkingLot[],
  key: string,
  timeZone: string,
): EventVisit | null {
  const own = lots.flatMap((lot) => {
    const event = lot.specialEvents?.find((one) => eventKey(one) === key);
    return event === undefined ? [] : [{ lot, event }];
  });
  if (own.length === 0) return null;
  const times = eventSpan(
    own.map(({ event }) => event),
    timeZone,
  );
  return { key, times, lots: own.map(({ lot }) => lot) };
}
