import { type Operation, OPERATIONS } from './operations.ts';
import type { Settings } from './settings/settings.ts';

type Parameters = Readonly<Record<string, string | number | undefined>>;

/** A city with more routes opens on those near its center, and its picker has a search. */
const SMALL_CITY_ROUTES = 24;

export const isSmallCity = ({ routes }: Pick<Settings, 'routes'>): boolean =>
  routes.length <= SMALL_CITY_ROUTES;

/**
 * The IDs of the routes that a page shows until its rider chooses; null if the page must find
 * those near the center, or near the searched point.
 */
export function startRoutesOf(
  settings: Pick<Settings, 'routes' | 'startRoutes'>,
  hasPoint: boolean,
): readonly string[] | null {
  const { routes, startRoutes } = settings;
  const isSmall = isSmallCity(settings);
  return (
    ((isSmall || !hasPoint) && startRoutes) ||
    (isSmall ? routes.slice(0, 1).map(({ routeID }) => routeID) : null)
  );
}

/** The URL of one of the service's operations. Parameters that are undefined are left out. */
export function operationUrl(
  baseUrl: string,
  { path }: Pick<Operation, 'path'>,
  parameters: Parameters,
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) query.set(name, String(value));
  }
  const text = query.toString();
  return `${baseUrl}${path}${text === '' ? '' : `?${text}`}`;
}

export const routeDocumentUrl = (template: string, routeID: string): string =>
  template.replace('{routeID}', () => encodeURIComponent(routeID));

/**
 * The URLs of the stops, departures, buses and lots that a page with these routes reads first, byte for byte
 * as its API client requests them: so each is requested only once. The stops come first.
 *
 * @param stopID the stop whose departures the page shows first; null if none
 */
export function firstRequests(
  { service: { baseUrl, key }, features }: Pick<Settings, 'service' | 'features'>,
  routeIDs: readonly string[],
  stopID: string | null,
): string[] {
  const ofRoutes = (operation: Pick<Operation, 'path'>) =>
    routeIDs.map((routeID) => operationUrl(baseUrl, operation, { key, routeID }));
  return [
    ...ofRoutes(OPERATIONS.getstops),
    ...(features.times === true && stopID !== null
      ? [operationUrl(baseUrl, OPERATIONS.getarrivals, { key, stopID })]
      : []),
    ...(features.vehicles ? ofRoutes(OPERATIONS.getvehicles) : []),
    ...(features.parking
      ? [operationUrl(baseUrl, OPERATIONS.lots, { expand: 'specialevents' })]
      : []),
  ];
}
