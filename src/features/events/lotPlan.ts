import type { LotPlan } from '../../api/feeds/lots/event-marks.ts';
import type { ParkingLot } from '../../contract/parking/parking-lot.ts';
import type { PhaseOptions } from './eventPhase.ts';
import { eventsAtLot } from './groupEvents.ts';

/** The effect of events on a lot at `options.now`, which may be in the future. */
export function lotPlan(lot: ParkingLot, options: PhaseOptions): LotPlan {
  if (lot.specialEvents === null || lot.specialEvents === undefined) return 'unknown';
  const phases = eventsAtLot(lot, options).map(({ phase }) => phase);
  if (phases.includes('now')) return 'window';
  const isPossible = phases.includes('maybe-now') || phases.includes('sometime-today');
  return isPossible ? 'maybe' : 'none';
}
