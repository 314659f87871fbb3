import type { Favorite } from './favorites.ts';

/**
 * Replaces a favorite stop's ID by the one that the service uses. If both IDs are favorites, the
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
