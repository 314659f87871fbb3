import type { IsNearCity } from '../LotsOptions.ts';
import type { Degrees } from '../table/projection.ts';
import type { RowLocation } from '../table/Row.ts';

/** The place of a lot, and what is wrong with what its row says. */
interface PlacedLot {
  readonly position: Degrees | null;
  /** Why it has no place, or that it was read in the other order, as the end of a sentence; undefined if it is right. */
  readonly fault?: string;
  readonly isSwapped?: boolean;
}

/**
 * The place of a lot (F24). Coordinates in the other order are read where only that is a place in the city. A place
 * far from the city is none, as with buses.
 *
 * @param isNear undefined if the city's stops are not known
 */
export function placeLot(
  { position, swapped, written }: RowLocation,
  isNear: IsNearCity | undefined,
): PlacedLot {
  const isInCity = ({ lat, lng }: Degrees) => isNear?.({ lat, lon: lng }) ?? true;
  if (position !== null && isInCity(position)) return { position };
  if (swapped !== null && isInCity(swapped))
    return {
      position: swapped,
      isSwapped: true,
      fault: `has ${written}, with latitude and longitude in the wrong order, so they are read the other way round`,
    };
  if (position !== null)
    return { position: null, fault: `has ${written}, far from this city's stops` };
  const fault = written === '' ? 'has no place' : `has ${written}, which is no place on the earth`;
  return { position: null, fault };
}
