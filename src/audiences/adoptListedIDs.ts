import { routeIDOf, vehicleIDOf, vehicleKey } from '../api/feeds/vehicle-keys.ts';
import type { Settings } from '../contract/settings/settings.ts';
import type { Favorite } from '../features/favorites/favorites.ts';
import { listedForms, splitFeedName } from '../lib/names/feed-id.ts';
import { urlFromView } from '../view/urlFromView.ts';
import { viewFromUrl } from '../view/viewFromUrl.ts';
import { RIDER_FAVORITES } from './rider/saved/rider-favorites.ts';

/** The parameters with IDs of routes. */
const NAMES = ['route', 'vehicle', 'follow', 'alert'] as const;

type City = Pick<Settings, 'feeds' | 'routes'>;

/** Returns a function from a route's ID in a link to the one that the city lists, or to the same if it has none. */
function listedRoutes({ feeds = [], routes }: City): (routeID: string) => string {
  const feedByID = new Map(routes.map(({ routeID, feed }) => [routeID, feed]));
  return (id) => {
    const name = splitFeedName(id)?.name;
    const found = listedForms(id, feeds).find((form) => {
      const isShortened = form.length < id.length;
      return feedByID.has(form) && (!isShortened || feedByID.get(form) === name);
    });
    return found ?? id;
  };
}

/** A query string with the city's own IDs of routes. */
export function withListedRoutes(search: string, city: City): string {
  const listed = listedRoutes(city);
  const listedKey = (key: string) => {
    const routeID = routeIDOf(key);
    return routeID === null
      ? key
      : vehicleKey({ routeID: listed(routeID), vehicleID: vehicleIDOf(key) });
  };
  const parameters = new URLSearchParams(search);
  const view = viewFromUrl(parameters);
  const { routes, selection, follow, watches } = view;
  const own = new URLSearchParams(
    urlFromView({
      ...view,
      routes: routes && [...new Set(routes.map(listed))],
      selection:
        selection?.kind === 'vehicle' ? { ...selection, id: listedKey(selection.id) } : selection,
      follow: follow && listedKey(follow),
      watches: watches.map(({ time, ...watch }) =>
        time === undefined ? watch : { ...watch, time: { ...time, routeID: listed(time.routeID) } },
      ),
    }),
  );
  for (const name of NAMES) {
    if (!parameters.has(name)) continue;
    parameters.delete(name);
    for (const value of own.getAll(name)) parameters.append(name, value);
  }
  return `?${parameters.toString().replaceAll('%2C', ',')}`;
}

/**
 * Replaces IDs of routes, in favorite routes and in the routes of favorite stops, by those that the city lists (G2).
 * Returns `all` itself if nothing changes.
 */
export function withRouteIDs(
  all: readonly Favorite[],
  listed: (routeID: string) => string,
): readonly Favorite[] {
  const after = all.map((one): Favorite => {
    const id = one.kind === 'route' ? listed(one.id) : one.id;
    const routes = one.routes?.map(listed);
    const isSame =
      id === one.id && routes?.every((route, at) => route === one.routes?.[at]) !== false;
    return isSame ? one : { ...one, id, ...(routes === undefined ? {} : { routes }) };
  });
  return after.every((one, at) => one === all[at]) ? all : after;
}

/**
 * Replaces IDs of routes in the address, and in a rider's favorites, that are from before the city had several feeds
 * (G2). Those of stops are replaced once the service has named them (R35).
 */
export function adoptListedIDs(city: City): void {
  const { search } = window.location;
  const own = withListedRoutes(search, city);
  if (search !== '' && own !== search) window.history.replaceState(window.history.state, '', own);
  if (new URLSearchParams(search).has('view')) return;
  const favorites = RIDER_FAVORITES.get();
  const after = withRouteIDs(favorites, listedRoutes(city));
  if (after !== favorites) RIDER_FAVORITES.set(after);
}
