import * as z from 'zod/mini';

import { FoundPlace, LEAST_OF_PLACE, MOST_OF_PLACE } from '../../../contract/places/places.ts';
import { stopClock } from '../clocks.ts';
import { type OperationHandler, timesOf } from '../operation.ts';
import { optional, placeFrom, RefusedError, required } from '../parameters.ts';

/** places: addresses, streets and places by their names, from a geocoder. */
export const places: OperationHandler = async ({ query, source, now, timeZone }) => {
  if (source.places === undefined) throw new RefusedError('This city has no geocoder');
  const text = required(query, 'text', 'an address or a name').replaceAll(/\s+/g, ' ');
  const { length } = text;
  if (length < LEAST_OF_PLACE || length > MOST_OF_PLACE)
    throw new RefusedError(`text must have from ${LEAST_OF_PLACE} to ${MOST_OF_PLACE} characters`);
  const hasPoint = optional(query, 'lat') !== undefined || optional(query, 'lon') !== undefined;
  const read = await source.places.read({ text, near: hasPoint ? placeFrom(query) : null }, now);
  const isPartial = (read.gap ?? null) !== null;
  const body = {
    status: '0',
    timestamp: stopClock(now, timeZone),
    places: read.value.places.map((place) => z.encode(FoundPlace, place)),
    attribution: read.value.attribution,
    ...(isPartial ? { isPartial } : {}),
  };
  return { body, ...timesOf(read), isShortLived: isPartial };
};
