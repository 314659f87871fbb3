import type { Arrival } from '../../contract/arrivals.ts';
import type { TripStop, TripTimes } from '../../contract/trip-times.ts';
import { formatInstant } from '../../lib/time/zoned-time.ts';
import { stopClock } from './clocks.ts';

/*
 * Encoded as the contract's codecs do, but with the city's offset from UTC, and without the codecs' time: a server
 * answers this more often than anything else.
 */

const MINUTE = 60_000;

/** A member with an instant, if that is known. */
const at = (name: string, instant: number | undefined, timeZone: string) =>
  instant === undefined ? {} : { [name]: formatInstant(instant, timeZone) };

/** One English sentence, which the real service sent with each arrival. @param label the route's number */
function sentenceOf(arrival: Arrival, label: string, minutes: number, clock: string): string {
  const { destination, state, basis } = arrival;
  const bus = `Route ${label} toward ${destination}`;
  if (state === 'canceled') return `${bus} at ${clock} is canceled`;
  if (state === 'skipped') return `${bus} at ${clock} does not stop here`;
  if (basis === 'scheduled') return `${bus} is scheduled at ${clock}`;
  return `${bus} arrives in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}

/**
 * An arrival for the response.
 *
 * @param label what people read as the number of its route
 * @param now milliseconds since 1970
 */
export function encodeArrival(arrival: Arrival, label: string, now: number, timeZone: string) {
  const { expectedAt, scheduledAt, earliestAt, latestAt, stopsAway, headwaySeconds } = arrival;
  const minutes = Math.max(0, Math.floor((expectedAt - now) / MINUTE));
  const arrivalTime = stopClock(expectedAt, timeZone);
  const expected = formatInstant(expectedAt, timeZone);
  const scheduled =
    scheduledAt === expectedAt
      ? { scheduledAt: expected }
      : at('scheduledAt', scheduledAt, timeZone);
  return {
    routeID: arrival.routeID,
    destination: arrival.destination,
    vehicleID: arrival.vehicleID,
    minutes: String(minutes),
    arrivalTime,
    human: sentenceOf(arrival, label, minutes, arrivalTime),
    expectedAt: expected,
    ...scheduled,
    basis: arrival.basis,
    state: arrival.state,
    tripID: arrival.tripID,
    ...(stopsAway === undefined ? {} : { stopsAway: String(stopsAway) }),
    ...at('earliestAt', earliestAt, timeZone),
    ...at('latestAt', latestAt, timeZone),
    ...(arrival.isLast === true ? { isLast: true } : {}),
    ...(arrival.isUnseen === true ? { isUnseen: true } : {}),
    ...(headwaySeconds === undefined ? {} : { headwaySeconds: String(headwaySeconds) }),
    wheelChairAccessible: arrival.wheelChairAccessible,
    bikeRack: arrival.bikeRack,
    occupancy: arrival.occupancy,
  };
}

const encodeTripStop = ({ expectedAt, scheduledAt, ...stop }: TripStop, timeZone: string) => ({
  ...stop,
  ...at('expectedAt', expectedAt, timeZone),
  ...at('scheduledAt', scheduledAt, timeZone),
});

/** A trip for the response. */
export const encodeTrip = ({ stops, ...trip }: TripTimes, timeZone: string) => ({
  ...trip,
  stops: stops.map((stop) => encodeTripStop(stop, timeZone)),
});
