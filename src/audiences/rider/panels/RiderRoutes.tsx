import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { useCityStops } from '../../../city/reads/StopsInViewContext.tsx';
import type { MarkOf } from '../../../features/routes/RoutePicker.tsx';
import { allRoutes } from '../../../features/routes/routesInView.ts';
import { Optional } from '../../../ui/loading/ErrorBoundary.tsx';
import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import { useChangeView, usePageView } from '../../../view/ViewContext.tsx';
import { RouteChooser } from '../../routes/RouteChooser.tsx';

const RouteNoticeMark = lazyComponent(
  async () => (await import('../../../city/notices/RouteNoticeMark.tsx')).RouteNoticeMark,
);

/** The count of a route's notices. The list of notices has them too, so its failure isn't shown. */
const noticeMark: MarkOf = (routeID) => (
  <Optional>
    <RouteNoticeMark routeID={routeID} />
  </Optional>
);

/** Chooses the routes of the lists and of the map. "Back" returns to what was shown before the first of them. */
export function RiderRoutes() {
  const { routes: configured, features } = useSettings();
  const { chosen, routes, showsAll } = useCityStops();
  const view = usePageView();
  const changeView = useChangeView();
  const choose = (routeIDs: readonly string[] | null) =>
    changeView({ routes: routeIDs, destination: null }, view.routes === null ? 'push' : 'replace');
  return (
    <RouteChooser
      // A route that isn't in the settings can be turned off like the others.
      routes={allRoutes(configured, routes)}
      // While all buses are shown, the page itself chose the routes of the list, so no route is pressed.
      chosen={showsAll ? [] : chosen}
      onChoose={choose}
      isAll={showsAll}
      onAll={showsAll !== null && (() => choose(null))}
      markOf={features.notices === true ? noticeMark : undefined}
    />
  );
}
