import * as z from 'zod/mini';

import { BikeStation, FreeBikes } from '../../contract/bikes/BikesAnswer.ts';
import { stopClock } from './clocks.ts';
import { type OperationHandler, timesOf } from './operation.ts';
import { RefusedError } from './parameters.ts';

/** getbikes: the stations of the city's bike systems, and where other bikes and scooters stand. */
export const getbikes: OperationHandler = async ({ source, now, timeZone }) => {
  if (source.bikes === undefined) throw new RefusedError('This city has no bikes to rent');
  const read = await source.bikes.read(null, now);
  const { value, gap = null } = read;
  const body = {
    status: '0',
    timestamp: stopClock(now, timeZone),
    ...(gap === null ? {} : { isPartial: true }),
    stations: value.stations.map((station) => z.encode(BikeStation, station)),
    free: value.free.map((place) => z.encode(FreeBikes, place)),
  };
  return { body, ...timesOf(read) };
};
