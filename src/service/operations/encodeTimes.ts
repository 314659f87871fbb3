import type { Arrival } from '../../contract/arrivals.ts';
import type { TripStop, TripTimes } from '../../contract/trip-times.ts';
import { instantText, stopClock } from './clocks.ts';

/*
 * Encoded as the contract's codecs do, but with the city's offset from UTC, and without the codecs' time: a server
 * answers this more often than anything else.
 */

const MINUTE = 60_000;

const textOf = (instant: number | undefined, timeZone: string) =>
  instant === undefined ? undefined : instantText(instant, timeZone);

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
  const expected = instantText(expectedAt, timeZone);
  return {
    routeID: arrival.routeID,
    destination: arrival.destination,
    vehicleID: arrival.vehicleID,
    minutes: String(minutes),
    arrivalTime,
    human: sentenceOf(arrival, label, minutes, arrivalTime),
    expectedAt: expected,
    scheduledAt: scheduledAt === expectedAt ? expected : textOf(scheduledAt, timeZone),
    basis: arrival.basis,
    state: arrival.state,
    tripID: arrival.tripID,
    stopsAway: stopsAway?.toString(),
    earliestAt: textOf(earliestAt, timeZone),
    latestAt: textOf(latestAt, timeZone),
    isLast: arrival.isLast === true ? true : undefined,
    isUnseen: arrival.isUnseen === true ? true : undefined,
    headwaySeconds: headwaySeconds?.toString(),
    wheelChairAccessible: arrival.wheelChairAccessible,
    bikeRack: arrival.bikeRack,
    occupancy: arrival.occupancy,
  };
}

const encodeTripStop = ({ expectedAt, scheduledAt, ...stop }: TripStop, timeZone: string) => ({
  ...stop,
  expectedAt: textOf(expectedAt, timeZone),
  scheduledAt: textOf(scheduledAt, timeZone),
});

export const encodeTrip = ({ stops, ...trip }: TripTimes, timeZone: string) => ({
  ...trip,
  stops: stops.map((stop) => encodeTripStop(stop, timeZone)),
});
