import * as z from 'zod/mini';

import type { Place } from '../../lib/geo/distance.ts';
import { decodeList, latitude, longitude, text } from '../wire/scalars.ts';

/** Characters from which on addresses are searched, and at most. */
export const LEAST_OF_PLACE = 3;
export const MOST_OF_PLACE = 100;

export const PLACE_KINDS = ['address', 'street', 'area', 'place'] as const;

/** An address, a street, a part of the city, or a place such as a shop, as a geocoder knows it. */
export type FoundPlace = z.output<typeof FoundPlace>;
export const FoundPlace = z.object({
  kind: z.enum(PLACE_KINDS),
  name: text,
  /** Where it is, such as its street and district; may be empty. */
  detail: text,
  latitude,
  longitude,
});

/** What a geocoder is asked for. */
export interface PlaceQuery {
  readonly text: string;
  /** Places near it are first; null if unknown. */
  readonly near: Place | null;
}

export interface FoundPlaces {
  /** The best first. */
  readonly places: readonly FoundPlace[];
  /** Whose data it is. */
  readonly attribution: string;
}

/** The answer of places: the best first. */
export type PlacesAnswer = z.output<typeof PlacesAnswer>;
export const PlacesAnswer = z.pipe(
  z.looseObject({
    timestamp: z.optional(text),
    places: z.array(z.unknown()),
    /** Whose data it is. */
    attribution: text,
    /** Whether the geocoder could not be asked. */
    isPartial: z.optional(z.boolean()),
  }),
  z.transform(({ timestamp, places, attribution, isPartial }) => {
    const { elements, dropped } = decodeList(FoundPlace, places);
    return { timestamp, places: elements, attribution, isPartial, dropped };
  }),
);
