import { lotKey } from '../../../contract/parking-lot.ts';
import type { ParkingLot } from '../../../contract/parking-lot.ts';
import { lotPlace } from '../../../features/parking/lotPlace.ts';
import type { Place } from '../../../lib/geo/distance.ts';

/** A lot to choose. */
export interface LotChoice {
  /** Its key, for `lot`. */
  readonly key: string;
  /** What `lots` calls it: its short name, or its name where several lots share the short one. */
  readonly id: string;
  readonly name: string;
  /** Null if the service sent no usable position. */
  readonly place: Place | null;
}

/** In `lots`, these words filter by state, and a comma separates names. */
const isReserved = (name: string) => ['', 'room', 'event'].includes(name) || name.includes(',');

/**
 * The city's lots, by name.
 *
 * @param center the city's center
 */
export function lotChoices(lots: readonly ParkingLot[], center: Place): readonly LotChoice[] {
  const sharing = (shortName: string) =>
    lots.filter((one) => one.shortName === shortName).length > 1;
  return lots
    .map((lot) => ({
      key: lotKey(lot),
      id: isReserved(lot.shortName) || sharing(lot.shortName) ? lot.name : lot.shortName,
      name: lot.name,
      place: lotPlace(lot, center),
    }))
    .filter(({ id }) => !isReserved(id))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/** Whether an entry of `lots` names this lot. */
export const isNamed = (
  { key, id, name }: Pick<LotChoice, 'key' | 'id' | 'name'>,
  named: readonly string[],
) => [key, id, name].some((one) => named.includes(one));
