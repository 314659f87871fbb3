import { lotKey } from '../../../contract/parking/parking-lot.ts';
import type { ParkingLot } from '../../../contract/parking/parking-lot.ts';
import { isNamedLot } from '../../../features/parking/isNamedLot.ts';
import { lotPlace } from '../../../features/parking/lotPlace.ts';
import type { Place } from '../../../lib/geo/distance.ts';
import { LOT_FILTERS } from '../../embed/options/frame-parameters.ts';

/** A lot to choose. */
export interface LotChoice {
  /** Its key, for `lot`. */
  readonly key: string;
  readonly lot: ParkingLot;
  /** What `lots` calls it: its short name, or its name where several lots share the short one. */
  readonly id: string;
  readonly name: string;
  /** Null if the service sent no usable position. */
  readonly place: Place | null;
}

/** Whether `lots` can't hold a name: it is a filter there, or a comma would divide it. */
const isReserved = (name: string) =>
  name === '' || LOT_FILTERS.includes(name) || name.includes(',');

/**
 * The city's lots, by name.
 *
 * @param center the city's center
 * @param compare sorts two names in the page's language
 */
export function lotChoices(
  lots: readonly ParkingLot[],
  center: Place,
  compare: (a: string, b: string) => number,
): readonly LotChoice[] {
  const sharing = (shortName: string) =>
    lots.filter((one) => one.shortName === shortName).length > 1;
  return lots
    .map((lot) => ({
      key: lotKey(lot),
      lot,
      id: isReserved(lot.shortName) || sharing(lot.shortName) ? lot.name : lot.shortName,
      name: lot.name,
      place: lotPlace(lot, center),
    }))
    .filter(({ id }) => !isReserved(id))
    .toSorted((a, b) => compare(a.name, b.name));
}

/** Whether one of the entries of `lots` names this lot. */
export const isNamed = (choice: LotChoice, named: readonly string[]): boolean =>
  named.some((name) => isNamedLot(choice, name));
