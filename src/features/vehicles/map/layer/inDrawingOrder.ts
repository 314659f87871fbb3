import { vehicleKey } from '../../../../api/feeds/vehicle-keys.ts';
import type { TrackedVehicle } from '../../../../api/feeds/vehicleFeed.ts';
import { groupBy } from '../../../../lib/groupBy.ts';

/** A vehicle and how much it is emphasized or dimmed. */
export interface VehicleToDraw {
  readonly vehicle: TrackedVehicle;
  /** Its feed is old. */
  readonly isFaded: boolean;
  /** It fails the rider's filters. */
  readonly isDimmed: boolean;
  /** 0 for none, 1 for highlighted in the list, 2 for selected. */
  readonly emphasis: 0 | 1 | 2;
}

const levelOf = ({ emphasis, isDimmed }: VehicleToDraw) => emphasis * 2 - Number(isDimmed);

const southLast = (a: VehicleToDraw, b: VehicleToDraw) =>
  b.vehicle.lat - a.vehicle.lat || (vehicleKey(a.vehicle) < vehicleKey(b.vehicle) ? -1 : 1);

/** Draws dimmed vehicles first, then the others from north to south, and the selected one on top. */
export function inDrawingOrder(vehicles: readonly VehicleToDraw[]): VehicleToDraw[] {
  // By level first, because sorting compares each vehicle about ten times.
  return [...groupBy(vehicles, levelOf)]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([, drawn]) => drawn.toSorted(southLast));
}
