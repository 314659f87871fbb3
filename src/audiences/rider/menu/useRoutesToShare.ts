import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { useCityStops } from '../../../city/reads/StopsInViewContext.tsx';

/** The IDs of the routes that a link must name to show the same ones; null if its view is enough. */
interface RoutesToShare {
  readonly page: readonly string[] | null;
  readonly frame: readonly string[] | null;
}

/**
 * Which routes to share until the rider has chosen some. The page of a large city found its own,
 * near the rider perhaps, and another reader's page would find others. That of a small city shows all by
 * itself, so a link to it needs none; a frame shows one, so it gets all: at most 24.
 *
 * @param chosenByRider the routes of the view
 */
export function useRoutesToShare(chosenByRider: readonly string[] | null): RoutesToShare {
  const settings = useSettings();
  const { routes, isSmallCity, showsAll } = useCityStops();
  if (chosenByRider !== null) return { page: null, frame: null };
  const idsOf = (all: readonly { routeID: string }[]) => all.map(({ routeID }) => routeID);
  if (isSmallCity) return { page: null, frame: showsAll === true ? idsOf(settings.routes) : null };
  // With those of the selected stop or bus, which a link with routes would not add.
  const shown = routes.length === 0 ? null : idsOf(routes);
  return { page: shown, frame: shown };
}
