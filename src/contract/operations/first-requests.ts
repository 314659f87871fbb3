import type { Place } from '../../lib/geo/distance.ts';
import { METERS_PER_FOOT } from '../../lib/geo/lengths.ts';
import type { Settings } from '../settings/settings.ts';
import { type Operation, OPERATIONS } from './operations.ts';

type Parameters = Readonly<Record<string, string | number | undefined>>;

/** Meters around a point in which a page first looks for departures. */
export const START_METERS = 500;

/** How far away a page first looks around a point. @param radius in feet, as in a URL; null if it has none */
export const nearMeters = (radius: number | null): number =>
  radius === null ? START_METERS : Math.round(radius * METERS_PER_FOOT);

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

/** The parameters of getnear. To about 10 m: a cache then has few answers, and no log has a rider's exact place. */
export const nearParameters = ({ lat, lon }: Place, meters: number) => ({
  lat: Math.round(lat * 1e4) / 1e4,
  lon: Math.round(lon * 1e4) / 1e4,
  meters,
});

/** What a page shows first, by its URL. */
interface FirstView {
  readonly routeIDs: readonly string[];
  /** The stop whose departures it shows; null if none. */
  readonly stopID: string | null;
  /** The point around which it lists departures; null if it begins with something else. */
  readonly near: (Place & { readonly meters: number }) | null;
}

/**
 * The URLs of the departures, stops, buses and lots that a page reads first, byte for byte as its API client requests them:
 * so each is requested only once.
 */
export function firstRequests(
  { service: { baseUrl, key }, features }: Pick<Settings, 'service' | 'features'>,
  { routeIDs, stopID, near }: FirstView,
): Readonly<Record<'departures' | 'stops' | 'live', readonly string[]>> {
  const ofRoutes = (operation: Pick<Operation, 'path'>) =>
    routeIDs.map((routeID) => operationUrl(baseUrl, operation, { key, routeID }));
  const { getarrivals, getnear, getstops, getvehicles, lots } = OPERATIONS;
  const atStop = stopID === null ? [] : [operationUrl(baseUrl, getarrivals, { key, stopID })];
  const around =
    near === null
      ? []
      : [operationUrl(baseUrl, getnear, { key, ...nearParameters(near, near.meters) })];
  return {
    departures: features.times === true ? [...atStop, ...around] : [],
    stops: ofRoutes(getstops),
    live: [
      ...(features.vehicles ? ofRoutes(getvehicles) : []),
      ...(features.parking ? [operationUrl(baseUrl, lots, { expand: 'specialevents' })] : []),
    ],
  };
}
