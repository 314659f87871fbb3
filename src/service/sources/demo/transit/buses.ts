import type { Vehicle } from '../../../../contract/vehicle.ts';
import { elementAt } from '../ground/geometry.ts';
import { placeOf } from '../ground/place.ts';
import { chanceOf, createRandom, shuffled } from '../random.ts';
import type { Direction, Route } from './routes.ts';
import { createRun } from './run.ts';
import { createDuties, type BusDuty } from './timetable.ts';

interface Bus {
  readonly vehicleID: string;
  readonly duty: BusDuty;
  readonly flags: Pick<
    Vehicle,
    'wifiAccess' | 'bikeRack' | 'wheelChairLift' | 'wheelChairAccessible'
  >;
}

/** Six decimals are 0.1 m on the ground. */
const toSixDecimals = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** The next stop ahead of a bus, or the last stop once the bus has reached it. */
function nextStopOf({ stops }: Direction, meters: number): string {
  const ahead = stops.find((stop) => stop.meters > meters + 0.5);
  return (ahead ?? elementAt(stops, -1)).stop.intersection;
}

const flagsOf = (seed: number, vehicleID: string): Bus['flags'] => ({
  wifiAccess: chanceOf(seed, vehicleID, 'wifi') < 0.6,
  bikeRack: chanceOf(seed, vehicleID, 'bike') < 0.85,
  wheelChairLift: chanceOf(seed, vehicleID, 'lift') < 0.35,
  wheelChairAccessible: chanceOf(seed, vehicleID, 'accessible') < 0.93,
});

/** Creates the buses of all routes. Each bus always has the same duty on one route. */
export function createFleet(routes: readonly Route[], seed: number) {
  const numbers = shuffled(
    Array.from({ length: 240 }, (_, i) => String(i + 3).padStart(3, '0')),
    createRandom(seed, 'vehicles'),
  );
  let used = 0;
  const fleet = new Map(
    routes.map((route) => {
      const { directions, plan } = route;
      const runs = [createRun(directions[0], seed), createRun(directions[1], seed)] as const;
      const buses = createDuties(plan, runs, seed).map((duty): Bus => {
        const vehicleID = elementAt(numbers, used);
        used += 1;
        return { vehicleID, duty, flags: flagsOf(seed, vehicleID) };
      });
      return [plan.routeID, { directions, runs, buses }] as const;
    }),
  );

  return {
    /** The buses in service on a route; empty for an unknown route. */
    vehiclesOn(routeID: string, now: number): Vehicle[] {
      const route = fleet.get(routeID);
      if (route === undefined) return [];
      return route.buses.flatMap(({ vehicleID, duty, flags }) => {
        const place = duty.placeAt(now);
        if (place === null) return [];
        const direction = route.directions[place.direction];
        const meters = route.runs[place.direction].metersAt(place.seconds);
        const { lat, lon } = placeOf(direction.line.pointAt(meters));
        return [
          {
            lat: toSixDecimals(lat),
            lon: toSixDecimals(lon),
            direction: direction.destination,
            nextStop: nextStopOf(direction, meters),
            vehicleID,
            ...flags,
          },
        ];
      });
    },
  };
}
