import * as z from 'zod/mini';

import { RoutesNear } from '../contract/documents/routes-near.ts';
import type { Place } from '../lib/geo/distance.ts';
import { partialCacheControl, STATIC_CACHE_CONTROL } from './cache-control.ts';
import { isPartial } from './operations/isPartial.ts';
import { stopIndex } from './operations/stop-index.ts';
import { JSON_TYPE, errorResponse, withEtag } from './responses.ts';
import type { Source } from './Source.ts';

/** Feet. As far as the search for stops around a point widens (R4). */
const REACH_FEET = 1800;

/** A page shows four, and its settings may leave some out. */
const MAX_ROUTES = 12;

/**
 * Answers with the routes that stop near a place (S20), for the page of a large city (R37).
 *
 * @throws the source's fault if nothing is found because stops are missing
 */
export async function routesNearResponse(
  request: Request,
  source: Source | null,
  place: Place,
  now: number,
): Promise<Response> {
  if (source === null) return errorResponse('This server does not know the routes', 404);
  const stops = await source.stops.read(null, now);
  const near = stopIndex(stops.value).routesNear(place, REACH_FEET);
  const isIncomplete = isPartial(stops, near.length > 0);
  return withEtag(request, {
    body: JSON.stringify(z.encode(RoutesNear, { routeIDs: near.slice(0, MAX_ROUTES) })),
    type: JSON_TYPE,
    cacheControl: isIncomplete ? partialCacheControl() : STATIC_CACHE_CONTROL,
    modifiedAt: stops.reportedAt,
  });
}
