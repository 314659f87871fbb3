import type { Vehicle } from '../../../src/contract/vehicle.ts';
import type { VehicleToDraw } from '../../../src/features/vehicles/map/layer/inDrawingOrder.ts';
import { badgeOf } from '../../../src/features/vehicles/vehicle-style.ts';
import { feedOf } from './feeds.ts';

/** The badge of a route, which is blue. */
export const badge = (routeID: string) => badgeOf(routeID, '#0a5cc2');

/** The vehicles of the last of some answers, which came every ten seconds, as the map draws them. */
export const drawn = (
  answers: Vehicle[][],
  overrides: Partial<VehicleToDraw> = {},
): readonly VehicleToDraw[] =>
  feedOf(...answers.map((vehicles, poll) => ({ at: poll * 10, vehicles }))).vehicles.map(
    (vehicle) => ({ vehicle, isFaded: false, isDimmed: false, emphasis: 0, ...overrides }),
  );
