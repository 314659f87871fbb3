import * as z from 'zod/mini';

import { ADDED_NAMES, type AddedName } from '../contract/subjects.ts';
import { routeLabel } from '../lib/names/route-name.ts';
import { cityDocumentOf } from './pocket/city-documents.ts';
import type { Source, SourceCity } from './Source.ts';

const AnyObject = z.looseObject({});

/** What the page's settings take from a source. */
export type SettledSource = Pick<
  Source,
  'city' | 'cityFeeds' | 'vehicles' | 'lots' | 'places' | 'times' | 'alerts' | AddedName
>;

/** Flags the routes whose label another agency's route has too. */
function flagShared(routes: SourceCity['routes']): SourceCity['routes'] {
  const agencies = new Map<string, Set<string | undefined>>();
  for (const route of routes) {
    const label = routeLabel(route);
    agencies.set(label, (agencies.get(label) ?? new Set()).add(route.agency));
  }
  return routes.map((route) =>
    (agencies.get(routeLabel(route))?.size ?? 0) > 1 ? { ...route, sharesLabel: true } : route,
  );
}

function settingsOfCity({ city, cityFeeds }: SettledSource) {
  if (city === undefined) return {};
  const whole = cityDocumentOf(cityFeeds?.() ?? null);
  const { city: _city, routes, ...settings } = city;
  return {
    ...settings,
    routes: flagShared(routes),
    ...(whole === null ? {} : { cityDocument: whole.path }),
  };
}

const featuresOf = ({ vehicles, lots, places, times, alerts, ...source }: SettledSource) => ({
  vehicles: vehicles !== undefined && vehicles.mayHaveData?.() !== false,
  parking: lots !== undefined,
  times: times !== undefined,
  notices: alerts !== undefined,
  ...Object.fromEntries(
    ADDED_NAMES.flatMap((name) => (source[name] === undefined ? [] : [[name, true]])),
  ),
  ...(places === undefined ? {} : { places: true }),
});

/** One part of the document. A value of the wrong type stays, so that the check names it. */
function mergePart(own: unknown, fromSource: object | undefined): unknown {
  const part = z.safeParse(AnyObject, own);
  return part.success ? { ...fromSource, ...part.data } : (own ?? fromSource);
}

/**
 * The settings document that the page gets, not checked yet: that of the operator, with what the source
 * knows of its city where the operator says nothing. `city` and `features` are merged value by value.
 *
 * @param page a settings document without the server's part
 * @param source null if another server answers
 */
export function mergeSettings(
  page: Readonly<Record<string, unknown>>,
  source: SettledSource | null,
): Record<string, unknown> {
  const city = mergePart(page['city'], source?.city?.city);
  const features = mergePart(page['features'], source === null ? undefined : featuresOf(source));
  return {
    ...(source === null ? {} : settingsOfCity(source)),
    ...page,
    ...(city === undefined ? {} : { city }),
    ...(features === undefined ? {} : { features }),
  };
}
