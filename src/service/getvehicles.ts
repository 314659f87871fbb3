import * as z from 'zod/mini';

import { VehiclesAnswer } from '../contract/vehicle.ts';
import { vehicleClock } from './clocks.ts';
import type { Operation } from './operation.ts';
import { required } from './parameters.ts';
import { resolveRouteID } from './stop-operations.ts';

/**
 * getvehicles (interface 4.4): the vehicles now on a route; without any, the count is "0". The
 * parameters direction and vehicleID are documented as not yet supported and are ignored.
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
