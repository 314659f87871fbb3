import type { ParkingLot } from '../../contract/parking-lot.ts';

/** What is known of the events as a whole, with failure, absence and emptiness told apart (C26). */
export type EventsState =
  | { readonly kind: 'listed'; readonly malformedAt: readonly ParkingLot[] }
  /** Lists came, and nothing is in them. */
  | { readonly kind: 'none' }
  /** They were asked for, and no lot has a list of them. */
  | { readonly kind: 'absent' }
  | { readonly kind: 'malformed' };

/** Judges what the lots of an answer that was asked for with `expand=specialevents` say of events. */
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
