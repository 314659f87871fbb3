import type { ParkingLot } from '../../../contract/parking/parking-lot.ts';
import { eventsState } from '../../../features/events/eventsState.ts';

/** Whether the events of a lot could not be read, so that a list of events is not complete. */
export function hasUnreadableEvents(lots: readonly ParkingLot[]): boolean {
  const state = eventsState(lots);
  return state.kind === 'malformed' || (state.kind === 'listed' && state.malformedAt.length > 0);
}
