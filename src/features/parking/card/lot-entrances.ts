import type { ParkingLot } from '../../../contract/parking-lot.ts';
import type { Place } from '../../../lib/geo/distance.ts';

/** One way into a lot, and the link to find it. */
export interface LotEntrance {
  /** As it is shown: "100 North Butler Street". */
  readonly name: string;
  /** Of directions that start wherever the reader is; a phone opens its own map with it. */
  readonly directions: string;
}

function directionsTo(destination: string): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}

const nonEmpty = (parts: readonly string[]) => parts.filter((part) => part !== '');

/** The address of a lot in one line, what is missing left out; empty where all of it is (C18). */
export function addressLine({ address }: Pick<ParkingLot, 'address'>): string {
  const region = nonEmpty([address.state, address.postalCode]).join(' ');
  return nonEmpty([address.street, address.city, region]).join(', ');
}

/**
 * Where to drive: each entrance once, without any the address, without that the position (C18).
 *
 * @param place where the lot is on the map; null where that is not known
 */
export function lotEntrances(
  lot: Pick<ParkingLot, 'address' | 'entrances'>,
  place: Place | null,
): readonly LotEntrance[] {
  const { city, state } = lot.address;
  const unique = new Set(nonEmpty(lot.entrances.map((entrance) => entrance.trim())));
  if (unique.size > 0) {
    return [...unique].map((name) => ({
      name,
      directions: directionsTo(nonEmpty([name, city, state]).join(', ')),
    }));
  }
  const address = addressLine(lot);
  // A city alone is no place to drive to.
  if (lot.address.street !== '') return [{ name: address, directions: directionsTo(address) }];
  if (place === null) return [];
  const position = `${place.lat.toFixed(5)}, ${place.lon.toFixed(5)}`;
  return [{ name: position, directions: directionsTo(position.replace(' ', '')) }];
}
