import type { ParkingLot } from '../../contract/parking-lot.ts';
import type { EventMark } from '../../lib/event-marks.ts';
import type { PhaseOptions } from './eventPhase.ts';
import { eventsAtLot } from './groupEvents.ts';

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
