import type { Snapshot } from '../../contract/snapshot/snapshot.ts';
import { createIsNearCity } from '../../transit/positions/selectVehicles.ts';

/** About 100 km, in degrees. Riders may leave their car that far outside, and not farther. */
const MARGIN = 0.9;

/** Whether a lot of a city may be at a place. */
export const createIsLotPlace = (snapshot: Snapshot) => createIsNearCity(snapshot, MARGIN);
