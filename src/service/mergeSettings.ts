import * as z from 'zod/mini';

import type { Source } from './Source.ts';

const AnyObject = z.looseObject({});

/** What the page's settings take from a source. */
export type SettledSource = Pick<Source, 'city' | 'vehicles' | 'lots'>;

function settingsOfSource({ city, vehicles, lots }: SettledSource) {
  const features = { vehicles: vehicles !== undefined, parking: lots !== undefined };
  if (city === undefined) return { features };
  const { routes, operators, routeDocuments, startRoutes, basemap } = city;
  return {
    features,
    routes,
    operators,
    ...(basemap === undefined ? {} : { basemap }),
    ...(startRoutes === undefined ? {} : { startRoutes }),
    ...(routeDocuments === undefined ? {} : { routeDocuments }),
  };
}

/**
 * The settings document that the page gets, not checked yet: that of the operator, with what the source
 * knows of its city where the operator says nothing.
 *
 * @param page a settings document without the server's part
 * @param source null if another server answers
 */
export function mergeSettings(
  page: Readonly<Record<string, unknown>>,
  source: SettledSource | null,
): Record<string, unknown> {
  const ownCity = z.safeParse(AnyObject, page['city']);
  const city = ownCity.success
    ? { ...source?.city?.city, ...ownCity.data }
    : (page['city'] ?? source?.city?.city);
  return {
    ...(source === null ? {} : settingsOfSource(source)),
    ...page,
    ...(city === undefined ? {} : { city }),
  };
}
