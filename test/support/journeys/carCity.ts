import type { JourneyPlace } from '../../../src/contract/journeys/journeys.ts';
import type { ParkingLot } from '../../../src/contract/parking/parking-lot.ts';
import { metersBetween } from '../../../src/lib/geo/distance.ts';
import { type CarQuery, findCarWays } from '../../../src/service/by-car/findCarWays.ts';
import { type AskWays, wayOnFoot } from '../../../src/service/by-car/lastWayBack.ts';
import { aLot, theSettings } from '../builders.ts';
import { NOON } from '../cities/small-source.ts';
import { aRide } from './journeys-answer.ts';

const MINUTE = 60_000;
const TEN = 10 * MINUTE;

/** A place so many meters north and east of the middle of a made-up city. */
export const spot = (north: number, east = 0): JourneyPlace => ({
  lat: 43 + north / 111_195,
  lon: -89 + east / (111_195 * Math.cos((43 * Math.PI) / 180)),
});

/** A lot at a place, named by how far north and east it is. */
export function lotAt(north: number, east = 0, overrides: Partial<ParkingLot> = {}): ParkingLot {
  const { lat, lon: lng } = spot(north, east);
  const name = `${north},${east}`;
  return aLot({ name, shortName: name, coordinates: { lat, lng }, ...overrides });
}

/** Whether both ends are in the middle of the city, where buses go from anywhere to anywhere. */
const inTheMiddle = (...ends: readonly JourneyPlace[]) =>
  ends.every((end) => metersBetween(end, spot(0)) < 6000);

/** Every ten minutes until midnight a bus goes at 25 km/h where `hasBus` says so. */
export const waysOf =
  (hasBus: (from: JourneyPlace, to: JourneyPlace) => boolean = inTheMiddle): AskWays =>
  (from, to, { at, isArriveBy }) => {
    const rideTime = (metersBetween(from, to) / 25_000) * 60 * MINUTE;
    const end = NOON + 12 * 60 * MINUTE;
    const departAt = isArriveBy
      ? Math.floor(Math.min(at - rideTime, end) / TEN) * TEN
      : Math.ceil(at / TEN) * TEN;
    const arriveAt = departAt + rideTime;
    const walk = wayOnFoot(from, to, isArriveBy ? at - 30 * MINUTE : at, 80);
    const leg = aRide({ from, to, departAt, arriveAt });
    const ride = { departAt, arriveAt, changes: 0, walkMeters: 0, legs: [leg] };
    return [...(hasBus(from, to) ? [ride] : []), ...(walk === null ? [] : [walk])];
  };

export function carWays(
  query: Partial<CarQuery> & Pick<CarQuery, 'lots'>,
  ask: AskWays = waysOf(),
  settings = theSettings(),
) {
  return findCarWays(
    {
      from: spot(-10_000),
      to: spot(0),
      at: NOON,
      isArriveBy: false,
      walkMinutes: 15,
      visit: null,
      now: NOON,
      countedAt: NOON,
      timeZone: 'UTC',
      ...query,
    },
    ask,
    settings,
  );
}

/** The names of the lots that are offered. */
export const offered = (...parameters: Parameters<typeof carWays>): string[] =>
  carWays(...parameters).journeys.map(({ legs: [{ lot }] }) => lot.name);
