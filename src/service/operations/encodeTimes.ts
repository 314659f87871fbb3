import type { Arrival } from '../../contract/arrivals.ts';
import type { TripStop, TripTimes } from '../../contract/trip-times.ts';
import { memoizeByString } from '../../lib/memoizeByString.ts';
import { instantText, stopClock } from './clocks.ts';
import { jsonText } from './json-text.ts';

/*
 * Encoded as the contract's codecs do, but with the city's offset from UTC, and without the codecs' time: a server
 * answers this more often than anything else.
 */

const MINUTE = 60_000;

const textOf = (instant: number | undefined, timeZone: string) =>
  instant === undefined ? undefined : instantText(instant, timeZone);

/** What all arrivals of a route to a destination have in common, as JSON. */
interface LineText {
  readonly start: string;
  /** The first words of the sentence. */
  readonly bus: string;
}

/** More lines are in no city. When there would be more, all of them are dropped. */
const MOST_LINES = 20_000;

/** A function that gives the texts of a route to a destination. @param labelOf what people read as the number of a route */
export function createLineTexts(labelOf: (routeID: string) => string) {
  const byRoute = new Map<string, Map<string, LineText>>();
  let count = 0;
  return ({ routeID, destination }: Pick<Arrival, 'routeID' | 'destination'>): LineText => {
    const existing = byRoute.get(routeID)?.get(destination);
    if (existing !== undefined) return existing;
    if (++count > MOST_LINES) {
      byRoute.clear();
      count = 1;
    }
    const text = {
      start: `{"routeID":${jsonText(routeID)},"destination":${jsonText(destination)},"vehicleID":`,
      bus: jsonText(`Route ${labelOf(routeID)} toward ${destination}`).slice(0, -1),
    };
    const ofRoute = byRoute.get(routeID) ?? new Map<string, LineText>();
    byRoute.set(routeID, ofRoute.set(destination, text));
    return text;
  };
}

/** Texts that many arrivals share. Each is joined once and reused, which saves memory and garbage collection. */
const atClock = memoizeByString((clock) => ({
  human: ['","arrivalTime":"', clock, '","human":'].join(''),
  planned: [' is scheduled at ', clock, '"'].join(''),
}));

/** One English sentence as JSON, which the real service sent with each arrival. */
function sentenceOf(arrival: Arrival, line: LineText, minutes: number, clock: string): string {
  const { state, basis, departsFrom } = arrival;
  const from = departsFrom && jsonText(` from ${departsFrom.intersection}`).slice(1, -1);
  const bus = from === undefined ? line.bus : line.bus + from;
  if (state === 'canceled') return `${bus} at ${clock} is canceled"`;
  if (state === 'skipped') return `${bus} at ${clock} does not stop here"`;
  if (basis === 'scheduled') return bus + atClock(clock).planned;
  return `${bus} arrives in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}"`;
}

/** Most arrivals are by the timetable. */
const PLANNED = '","basis":"scheduled","state":"running","tripID":';
const WHEELCHAIRS = [',"wheelChairAccessible":true', ',"wheelChairAccessible":false'] as const;
const BIKES = [',"bikeRack":true', ',"bikeRack":false'] as const;
const ofTrip = ([yes, no]: readonly [string, string], value: boolean | undefined) =>
  value === undefined ? '' : value ? yes : no;

/** An arrival as JSON, in three parts: `clock` is what follows from the time of the answer. */
export interface ArrivalText {
  readonly before: string;
  readonly clock: string;
  readonly after: string;
}

/**
 * An arrival for the response, with what only clients of the real service read.
 *
 * @param line what all of its route and destination have in common
 * @param now milliseconds since 1970
 */
export function encodeArrival(
  arrival: Arrival,
  line: LineText,
  now: number,
  timeZone: string,
): ArrivalText {
  const { vehicleID, expectedAt, scheduledAt, earliestAt, latestAt, stopsAway } = arrival;
  const { basis, state, platform, departsFrom, occupancy } = arrival;
  const minutes = Math.max(0, Math.floor((expectedAt - now) / MINUTE));
  const arrivalTime = stopClock(expectedAt, timeZone);
  const human = sentenceOf(arrival, line, minutes, arrivalTime);
  const expected = instantText(expectedAt, timeZone);
  const status =
    basis === 'scheduled' && state === 'running'
      ? PLANNED
      : `","basis":"${basis}","state":"${state}","tripID":`;
  let after = `,"expectedAt":"${expected}${status}${jsonText(arrival.tripID)}`;
  if (scheduledAt === expectedAt) after += `,"scheduledAt":"${expected}"`;
  else if (scheduledAt !== undefined)
    after += `,"scheduledAt":"${instantText(scheduledAt, timeZone)}"`;
  if (stopsAway !== undefined) after += `,"stopsAway":"${stopsAway}"`;
  if (earliestAt !== undefined) after += `,"earliestAt":"${instantText(earliestAt, timeZone)}"`;
  if (latestAt !== undefined) after += `,"latestAt":"${instantText(latestAt, timeZone)}"`;
  if (arrival.isLast === true) after += ',"isLast":true';
  if (platform !== undefined) after += `,"platform":${jsonText(platform)}`;
  if (departsFrom !== undefined) after += `,"departsFrom":${JSON.stringify(departsFrom)}`;
  if (arrival.isUnseen === true) after += ',"isUnseen":true';
  if (arrival.headwaySeconds !== undefined)
    after += `,"headwaySeconds":"${arrival.headwaySeconds}"`;
  after += ofTrip(WHEELCHAIRS, arrival.wheelChairAccessible) + ofTrip(BIKES, arrival.bikeRack);
  if (occupancy !== undefined) after += `,"occupancy":"${occupancy}"`;
  if (arrival.updatedAt !== undefined)
    after += `,"updatedAt":"${instantText(arrival.updatedAt, timeZone)}"`;
  return {
    before: line.start + (vehicleID === '' ? '""' : jsonText(vehicleID)),
    clock: `,"minutes":"${minutes}${atClock(arrivalTime).human}${human}`,
    after: `${after}}`,
  };
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
