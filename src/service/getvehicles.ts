import * as z from 'zod/mini';

import { VehiclesAnswer } from '../contract/vehicle.ts';
import { vehicleClock } from './clocks.ts';
import type { Operation } from './operation.ts';
import { required } from './parameters.ts';
import { resolveRouteID } from './stop-operations.ts';

/**
 * getvehicles (interface 4.4): the vehicles now driving a route, none of them a count of "0". Its
 * direction and vehicleID are documented as not yet supported, and ignored.
 */
export const getvehicles: Operation = async (context) => {
  const { query, source, now, timeZone } = context;
  const routeID = await resolveRouteID(
    context,
    required(query, 'routeID', 'a two-digit route identifier'),
  );
  return z.encode(VehiclesAnswer, {
    routeID,
    timestamp: vehicleClock(now, timeZone),
    vehicles: [...(await source.vehicles(routeID, now))],
    dropped: 0,
  });
};
