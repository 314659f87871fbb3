import type * as z from 'zod/mini';

import type { Arrival, ReadArrival } from '../../contract/arrivals.ts';
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
  const { destination, state, basis, departsFrom } = arrival;
  const from = departsFrom === undefined ? '' : ` from ${departsFrom.intersection}`;
  const bus = `Route ${label} toward ${destination}${from}`;
  if (state === 'canceled') return `${bus} at ${clock} is canceled`;
  if (state === 'skipped') return `${bus} at ${clock} does not stop here`;
  if (basis === 'scheduled') return `${bus} is scheduled at ${clock}`;
  return `${bus} arrives in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}

/** An arrival as JSON has it, with what only clients of the real service read. */
type EncodedArrival = z.input<typeof ReadArrival> & { arrivalTime: string; human: string };

/**
 * An arrival for the response.
 *
 * @param label what people read as the number of its route
 * @param now milliseconds since 1970
 */
export function encodeArrival(
  arrival: Arrival,
  label: string,
  now: number,
  timeZone: string,
): EncodedArrival {
  const { expectedAt, scheduledAt, earliestAt, latestAt, stopsAway, headwaySeconds } = arrival;
  const { wheelChairAccessible, bikeRack, occupancy } = arrival;
  const minutes = Math.max(0, Math.floor((expectedAt - now) / MINUTE));
  const arrivalTime = stopClock(expectedAt, timeZone);
  const encoded: EncodedArrival = {
    routeID: arrival.routeID,
    destination: arrival.destination,
    vehicleID: arrival.vehicleID,
    minutes: String(minutes),
    arrivalTime,
    human: sentenceOf(arrival, label, minutes, arrivalTime),
    expectedAt: instantText(expectedAt, timeZone),
    basis: arrival.basis,
    state: arrival.state,
    tripID: arrival.tripID,
  };
  // Most arrivals have few of these. JSON.stringify would take as long for those that are undefined.
  if (scheduledAt !== undefined) encoded.scheduledAt = instantText(scheduledAt, timeZone);
  if (stopsAway !== undefined) encoded.stopsAway = String(stopsAway);
  if (earliestAt !== undefined) encoded.earliestAt = instantText(earliestAt, timeZone);
  if (latestAt !== undefined) encoded.latestAt = instantText(latestAt, timeZone);
  if (arrival.isLast === true) encoded.isLast = true;
  if (arrival.platform !== undefined) encoded.platform = arrival.platform;
  if (arrival.departsFrom !== undefined) encoded.departsFrom = arrival.departsFrom;
  if (arrival.isUnseen === true) encoded.isUnseen = true;
  if (headwaySeconds !== undefined) encoded.headwaySeconds = String(headwaySeconds);
  if (wheelChairAccessible !== undefined) encoded.wheelChairAccessible = wheelChairAccessible;
  if (bikeRack !== undefined) encoded.bikeRack = bikeRack;
  if (occupancy !== undefined) encoded.occupancy = occupancy;
  return encoded;
}

function encodeTripStop({ expectedAt, scheduledAt, ...stop }: TripStop, cityZone: string) {
  const { timeZone = cityZone } = stop;
  return {
    ...stop,
    expectedAt: textOf(expectedAt, timeZone),
    scheduledAt: textOf(scheduledAt, timeZone),
  };
}

export const encodeTrip = ({ stops, ...trip }: TripTimes, timeZone: string) => ({
  ...trip,
  stops: stops.map((stop) => encodeTripStop(stop, timeZone)),
});
