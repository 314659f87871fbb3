import type { IsNearCity } from '../../../lib/geo/IsNearCity.ts';
import type { RowFindings, RowPlace } from '../../findings/RowFindings.ts';
import type { Degrees } from '../table/projection.ts';
import type { RowLocation } from '../table/Row.ts';

/** The place of a lot, and what is wrong with what its row says. */
interface PlacedLot {
  readonly position: Degrees | null;
  /** Why it has no place, or that it was read in the other order, as the end of a sentence; undefined if it is right. */
  readonly fault?: string;
  /** In which way it is wrong. */
  readonly kind?: 'swapped' | 'far' | 'missing';
}

/**
 * The place of a lot. Coordinates in the other order are read where only that is a place in the city. A place
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
      kind: 'swapped',
      fault: `has ${written}, with latitude and longitude in the wrong order, so they are read the other way round`,
    };
  if (position !== null)
    return { position: null, kind: 'far', fault: `has ${written}, far from this city's stops` };
  const fault = written === '' ? 'has no place' : `has ${written}, which is no place on the earth`;
  return { position: null, kind: 'missing', fault };
}

/** Counts a lot that has no place, or notes that its place was swapped. */
export function reportPlace(
  { kind, fault }: PlacedLot,
  name: string,
  place: RowPlace,
  findings: RowFindings,
): void {
  if (fault === undefined) return;
  if (kind === 'swapped') findings.note('swapped places', place, `${name} ${fault}`);
  else
    findings.leaveOut(
      kind === 'far' ? 'places far from this city' : 'places',
      place,
      `${name} ${fault}`,
    );
}
