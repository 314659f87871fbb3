import type { ParkingLot } from '../../contract/parking/parking-lot.ts';
import { metersBetween, type Place } from '../../lib/geo/distance.ts';

/** A drive that is shorter than this, in a straight line, is not worth parking for. */
const SHORTEST_DRIVE = 500;
/** By way of a lot a trip is at most so many times as long: nobody drives out of the city to ride back into it. */
const LONGEST_DETOUR = 1.3;
/** Streets are so much longer than a straight line. */
const STREETS = 1.4;

/** A lot that is worth driving to. */
export interface LotOnTheWay {
  readonly lot: ParkingLot;
  readonly place: Place;
  /** From the lot to the destination, in a straight line. */
  readonly metersLeft: number;
  readonly driveMeters: number;
  readonly driveSeconds: number;
}

/** The lots at the end of a way that are so near its start that nobody drives there. */
export const lotsTooNear = (
  lots: readonly ParkingLot[],
  { from, to }: { readonly from: Place; readonly to: Place },
  isAtEnd: (metersLeft: number) => boolean,
): readonly ParkingLot[] =>
  lots.filter(({ coordinates }) => {
    if (coordinates === null) return false;
    const place = { lat: coordinates.lat, lon: coordinates.lng };
    return metersBetween(from, place) < SHORTEST_DRIVE && isAtEnd(metersBetween(place, to));
  });

/**
 * The lots between two places, the nearest to the end first. Left out are those that drivers would not take: past the
 * destination, back and forth through the city, or around the corner.
 *
 * @param isAtEnd whether a lot belongs to the destination, so that driving there is driving to it
 */
export function lotsOnTheWay(
  lots: readonly ParkingLot[],
  { from, to }: { readonly from: Place; readonly to: Place },
  isAtEnd: (lot: ParkingLot, metersLeft: number) => boolean,
  kmPerHour: number,
): readonly LotOnTheWay[] {
  const direct = metersBetween(from, to);
  return lots
    .flatMap((lot): LotOnTheWay[] => {
      if (lot.coordinates === null) return [];
      const place = { lat: lot.coordinates.lat, lon: lot.coordinates.lng };
      const [driven, metersLeft] = [metersBetween(from, place), metersBetween(place, to)];
      if (driven < SHORTEST_DRIVE) return [];
      if (driven > direct && !isAtEnd(lot, metersLeft)) return [];
      if (driven + metersLeft > LONGEST_DETOUR * direct) return [];
      const driveMeters = STREETS * driven;
      const driveSeconds = Math.ceil(driveMeters / (kmPerHour / 3.6));
      return [{ lot, place, metersLeft, driveMeters, driveSeconds }];
    })
    .toSorted((one, other) => one.metersLeft - other.metersLeft);
}
