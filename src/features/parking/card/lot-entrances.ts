import type { ParkingLot } from '../../../contract/parking/parking-lot.ts';
import type { Place } from '../../../lib/geo/distance.ts';

/** One way into a lot, with a directions link to it. */
export interface LotEntrance {
  /** The text to show, such as "100 North Butler Street". */
  readonly name: string;
  /** A directions URL without a start, so it starts at the rider. Phones open it in their map app. */
  readonly directions: string;
}

function directionsTo(destination: string): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}

const nonEmpty = (parts: readonly string[]) => parts.filter((part) => part !== '');

/** The address of a lot on one line, without its missing parts; '' if all parts are missing. */
export function addressLine({ address }: Pick<ParkingLot, 'address'>): string {
  const region = nonEmpty([address.state, address.postalCode]).join(' ');
  return nonEmpty([address.street, address.city, region]).join(', ');
}

/**
 * Where to drive: each entrance once. A lot without entrances has its address instead, and one
 * without a street address its position.
 *
 * @param place the lot's position; null if it is unknown
 * @returns an empty array if the lot has none of these
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
  // A city without a street is not a destination.
  if (lot.address.street !== '') return [{ name: address, directions: directionsTo(address) }];
  if (place === null) return [];
  const position = `${place.lat.toFixed(5)}, ${place.lon.toFixed(5)}`;
  return [{ name: position, directions: directionsTo(position.replace(' ', '')) }];
}
