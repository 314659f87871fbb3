import type { EventMark } from '../../api/feeds/lots/event-marks.ts';
import type { ParkingLot } from '../../contract/parking/parking-lot.ts';
import type { PhaseOptions } from './eventPhase.ts';
import { eventsAtLot } from './groupEvents.ts';

/** The most urgent mark of all of a lot's events; null if it has no event today. */
export function eventMark(lot: ParkingLot, options: PhaseOptions): EventMark | null {
  const phase = eventsAtLot(lot, options)[0]?.phase;
  switch (phase) {
    case 'now':
    case 'maybe-now':
    case 'soon':
    case 'today':
      return phase;
    case 'sometime-today':
      return 'today';
    default:
      return null;
  }
}
