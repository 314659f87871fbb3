import type { ParkingLot } from '../../contract/parking-lot.ts';
import type { PhaseOptions } from './eventPhase.ts';
import { eventsAtLot } from './groupEvents.ts';

/** What a lot's events do to it today: its own mark on map and list, apart from its open spots (C25). */
export type EventMark = 'now' | 'maybe-now' | 'soon' | 'today';

/** The most pressing mark of a lot, of all its events together (C28); null without one today. */
export function eventMark(lot: ParkingLot, options: PhaseOptions): EventMark | null {
  const phase = eventsAtLot(lot, options)[0]?.phase;
  switch (phase) {
    case 'now':
    case 'maybe-now':
    case 'soon':
    case 'today':
      return phase;
    default:
      return null;
  }
}
