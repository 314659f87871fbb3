import type { LotsAnswer } from '../../../src/contract/parking/parking-lot.ts';
import type { VehiclesAnswer } from '../../../src/contract/vehicle.ts';
import { aLot, anEvent, aVehicle } from '../builders.ts';

const STOPS = 20;
const BUSES = 1;
/** Seconds from one stop to the next. */
const HOP = 30;
/** Degrees between two stops: 280 m. */
const SPACING = 0.0025;
const ENDS = ['North', 'South'] as const;

const nameOf = (nth: number) => `Main & ${nth + 1}`;

/**
 * The buses of the line. At each end a bus turns and gets a new ID.
 *
 * @param seconds since any moment
 */
export function lineVehicles(seconds: number): VehiclesAnswer {
  const vehicles = Array.from({ length: BUSES }, (_, bus) => {
    const hops = Math.floor(seconds / HOP) + bus * 7;
    const [ride, along] = [Math.floor(hops / STOPS), hops % STOPS];
    const isSouthbound = ride % 2 === 1;
    const at = isSouthbound ? STOPS - 1 - along : along;
    const next = isSouthbound ? Math.max(0, at - 1) : Math.min(STOPS - 1, at + 1);
    return aVehicle({
      lat: 43 + at * SPACING,
      lon: -89.4,
      direction: ENDS[isSouthbound ? 1 : 0],
      nextStop: nameOf(next),
      vehicleID: `${bus} ride ${ride}`,
    });
  });
  return { timestamp: String(seconds), vehicles, dropped: 0 };
}

/**
 * The lot at the line: its count changes each half minute, and its event every ten minutes.
 *
 * @param seconds since any moment
 */
export function lineLots(seconds: number): LotsAnswer {
  const lot = aLot({
    openSpots: Math.floor(seconds / 30) % 600,
    specialEvents: [anEvent({ eventName: `Concert ${Math.floor(seconds / 600)}` })],
  });
  return { lots: [lot], dropped: 0 };
}
