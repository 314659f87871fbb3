import type { ParkingLot } from '../../contract/parking/parking-lot.ts';

/** The state of the events data as a whole. Failed, missing and empty lists differ. */
export type EventsState =
  | { readonly kind: 'listed'; readonly malformedAt: readonly ParkingLot[] }
  /** The lots have event lists, but all are empty. */
  | { readonly kind: 'none' }
  /** No lot has an event list, although the request asked for them. */
  | { readonly kind: 'absent' }
  /** No event list could be read. */
  | { readonly kind: 'malformed' };

/** The state of the events in an answer to a request with `expand=specialevents`. */
export function eventsState(lots: readonly ParkingLot[]): EventsState {
  const malformedAt = lots.filter(({ specialEvents }) => specialEvents === null);
  if (lots.some(({ specialEvents }) => (specialEvents?.length ?? 0) > 0))
    return { kind: 'listed', malformedAt };
  if (malformedAt.length > 0) {
    return malformedAt.length === lots.length
      ? { kind: 'malformed' }
      : { kind: 'listed', malformedAt };
  }
  const isAbsent =
    lots.length > 0 && lots.every(({ specialEvents }) => specialEvents === undefined);
  return { kind: isAbsent ? 'absent' : 'none' };
}
