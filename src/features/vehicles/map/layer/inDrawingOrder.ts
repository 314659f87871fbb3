import { vehicleKey } from '../../../../api/feeds/vehicle-keys.ts';
import type { TrackedVehicle } from '../../../../api/feeds/vehicleFeed.ts';

/** A vehicle and how much it is emphasized or dimmed. */
export interface VehicleToDraw {
  readonly vehicle: TrackedVehicle;
  /** Its feed is old (R11). */
  readonly isFaded: boolean;
  /** It fails the rider's filters (R15). */
  readonly isDimmed: boolean;
  /** 0 for none, 1 for highlighted in the list, 2 for selected. */
  readonly emphasis: 0 | 1 | 2;
}

/** Draws dimmed vehicles first, then the others from north to south, and the selected one on top. */
export function inDrawingOrder(vehicles: readonly VehicleToDraw[]): VehicleToDraw[] {
  const level = ({ emphasis, isDimmed }: VehicleToDraw) => emphasis * 2 - Number(isDimmed);
  return vehicles.toSorted(
    (a, b) =>
      level(a) - level(b) ||
      b.vehicle.lat - a.vehicle.lat ||
      (vehicleKey(a.vehicle) < vehicleKey(b.vehicle) ? -1 : 1),
  );
}
