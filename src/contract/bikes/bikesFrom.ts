import type { Things } from '../things.ts';
import { decodeList } from '../wire/scalars.ts';
import { type Bikes, type BikesAnswer, BikeStation, FreeBikes } from './BikesAnswer.ts';

/** What can be rented in a city, as an answer has it. */
export interface BikesFeed extends Bikes, Things {
  /** Whether a system can't be read right now. */
  readonly isPartial: boolean;
  /** How many elements could not be decoded. */
  readonly dropped: number;
}

/** Decodes the lists of an answer, each element by itself. */
export function bikesFrom({ stations, free, isPartial }: BikesAnswer): BikesFeed {
  const [ofStations, ofFree] = [decodeList(BikeStation, stations), decodeList(FreeBikes, free)];
  return {
    stations: ofStations.elements,
    things: ofStations.elements.map(
      ({ bikeID: id, name, system: detail, latitude, longitude, countedAt }) => ({
        id,
        name,
        detail,
        place: { lat: latitude, lon: longitude },
        countedAt,
      }),
    ),
    free: ofFree.elements,
    isPartial: isPartial === true,
    dropped: ofStations.dropped + ofFree.dropped,
  };
}
