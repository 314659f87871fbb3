import * as z from 'zod/mini';

import { VehiclesAnswer } from '../../contract/vehicle.ts';
import { vehicleClock } from './clocks.ts';
import { type OperationHandler, timesOf } from './operation.ts';
import { RefusedError, required } from './parameters.ts';
import { resolveRouteID } from './stops/stop-operations.ts';

/**
 * getvehicles (interface 4.4): the vehicles now on a route; without any, the count is "0". The
 * timestamp is the feed's own time, at most now, so that a frozen feed looks frozen. The
 * parameters direction and vehicleID are documented as not yet supported and are ignored.
 */
export const getvehicles: OperationHandler = async (context) => {
  const { query, source, now, timeZone } = context;
  const routeID = await resolveRouteID(
    context,
    required(query, 'routeID', 'a two-digit route identifier'),
  );
  if (source.vehicles === undefined) {
    throw new RefusedError('This city has no live data about its vehicles');
  }
  const read = await source.vehicles.read(routeID, now);
  const reportedAt = Math.min(read.reportedAt, now);
  const body = z.encode(VehiclesAnswer, {
    routeID,
    timestamp: vehicleClock(reportedAt, timeZone),
    vehicles: [...read.value],
    dropped: 0,
  });
  return { body, ...timesOf(read), reportedAt };
};
