import type { Favorite } from './favorites.ts';

/**
 * Replaces a favorite stop's ID by the one that the service uses (R35). If both IDs are favorites, the
 * first one stays, with the routes of both. Returns `all` itself if nothing changes.
 */
export function withStopID(
  all: readonly Favorite[],
  from: string,
  to: string,
): readonly Favorite[] {
  const isStop = ({ kind, id }: Favorite) => kind === 'stop' && (id === from || id === to);
  if (!all.some((one) => isStop(one) && one.id === from)) return all;
  const [first, ...others] = all.filter(isStop);
  const routes = [first, ...others].flatMap((one) => one?.routes ?? []);
  return all.flatMap((one) => {
    if (!isStop(one)) return [one];
    return one === first ? [{ ...one, id: to, routes: [...new Set(routes)] }] : [];
  });
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
