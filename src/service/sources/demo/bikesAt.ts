import type { Bikes, BikeStation, FreeBikes } from '../../../contract/bikes/BikesAnswer.ts';
import type { Timed } from '../../Source.ts';
import { chanceOf } from './random.ts';
import { demoSnapshot } from './snapshot.ts';

const MINUTE = 60_000;
const SYSTEM = 'Linden Bikes';
/** One in so many stops has a station beside it, and others have bikes without one. */
const [STATIONS, FREE] = [19, 11];
/** Counts change every so many minutes. */
const STEP = 4;

/** Degrees from a stop to the station beside it. */
const BESIDE = 0.0004;

/** From 0 to below `end`, the same for the same words. */
const upTo = (end: number, ...words: readonly (string | number)[]) =>
  Math.floor(chanceOf(...words) * end);

/** The bikes of the demo city. Its stations are beside stops; one of them is late with its counts. */
export function bikesAt(now: number, seed: number): Timed<Bikes> {
  const step = Math.floor(now / (STEP * MINUTE));
  const stations: BikeStation[] = [];
  const free: FreeBikes[] = [];
  for (const [index, { stopID, intersection, lat, lon }] of demoSnapshot().stops.entries()) {
    const place = { latitude: lat + BESIDE, longitude: lon - BESIDE };
    if (index % STATIONS === 4) {
      const docks = 10 + upTo(14, seed, stopID);
      const bikes = upTo(docks + 1, seed, stopID, step);
      const isLate = stations.length === 3;
      stations.push({
        bikeID: `1:${stopID}`,
        name: intersection,
        ...place,
        system: SYSTEM,
        bikes,
        ebikes: Math.floor(bikes / 3),
        docks: docks - bikes,
        countedAt: isLate ? now - 12 * MINUTE : step * STEP * MINUTE,
        links: { web: `https://bikes.example.org/rent/${stopID}` },
      });
    } else if (index % FREE === 2)
      free.push({
        ...place,
        system: SYSTEM,
        bikes: 1 + upTo(4, seed, stopID, step),
        ...(index % 2 === 0 ? { scooters: 1 + upTo(3, seed, stopID, step, 'scooters') } : {}),
        countedAt: step * STEP * MINUTE,
      });
  }
  return { value: { stations, free }, reportedAt: now };
}
