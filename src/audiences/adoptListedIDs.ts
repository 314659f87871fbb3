import type { Favorite } from '../features/favorites/favorites.ts';
import { urlFromView } from '../view/urlFromView.ts';
import { viewFromUrl } from '../view/viewFromUrl.ts';
import { RIDER_FAVORITES } from './rider/saved/rider-favorites.ts';
import { type ListedCity, listedIDs } from './routes/listed-ids.ts';

/** The parameters with IDs of routes. */
const NAMES = ['route', 'vehicle', 'follow', 'alert'] as const;

/** A query string with the city's own IDs of routes. */
export function withListedRoutes(search: string, city: ListedCity): string {
  const listed = listedIDs(city);
  const parameters = new URLSearchParams(search);
  const view = viewFromUrl(parameters);
  const { routes, selection, follow, watches } = view;
  const own = new URLSearchParams(
    urlFromView({
      ...view,
      routes: routes && [...new Set(routes.map(listed.route))],
      selection:
        selection?.kind === 'vehicle'
          ? { ...selection, id: listed.vehicle(selection.id) }
          : selection,
      follow: follow && listed.vehicle(follow),
      watches: watches.map(({ time, ...watch }) => ({
        ...watch,
        time: { ...time, routeID: time.routeID && listed.route(time.routeID) },
      })),
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
 * Replaces IDs of routes, in favorite routes and in the routes of favorite stops, by those that the city lists.
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
 * Replaces IDs of routes in the address, and in a rider's favorites, that are from before the city had several feeds.
 * Those of stops are replaced once the service has named them.
 */
export function adoptListedIDs(city: ListedCity): void {
  const { search } = window.location;
  const own = withListedRoutes(search, city);
  if (search !== '' && own !== search) window.history.replaceState(window.history.state, '', own);
  if (new URLSearchParams(search).has('view')) return;
  const favorites = RIDER_FAVORITES.get();
  const after = withRouteIDs(favorites, listedIDs(city).route);
  if (after !== favorites) RIDER_FAVORITES.set(after);
}
