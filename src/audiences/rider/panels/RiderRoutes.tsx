import { useState } from 'react';

import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { useCityStops } from '../../../city/reads/StopsInViewContext.tsx';
import { type MarkOf, RoutePicker } from '../../../features/routes/RoutePicker.tsx';
import { allRoutes } from '../../../features/routes/routesInView.ts';
import { Optional } from '../../../ui/loading/ErrorBoundary.tsx';
import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useChangeView, usePageView } from '../../../view/ViewContext.tsx';
import { AsyncBoundary } from '../../AsyncBoundary.tsx';

const RouteNoticeMark = lazyComponent(
  async () => (await import('../../../city/notices/RouteNoticeMark.tsx')).RouteNoticeMark,
);
const RouteDialog = lazyComponent(
  async () => (await import('../../../features/routes/all/RouteDialog.tsx')).RouteDialog,
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
  const { heading } = useLanguage('page').words.routes;
  const { chosen, routes, isSmallCity, showsAll } = useCityStops();
  const view = usePageView();
  const changeView = useChangeView();
  const [isChoosing, setChoosing] = useState(false);
  // A route that isn't in the settings can be turned off like the others.
  const all = allRoutes(configured, routes);
  const choose = (routeIDs: readonly string[] | null) =>
    changeView({ routes: routeIDs, destination: null }, view.routes === null ? 'push' : 'replace');
  // While all buses are shown, the page itself chose the routes of the list, so no route is pressed.
  const pressed = showsAll ? [] : chosen;
  const toggle = (routeID: string) =>
    choose(
      pressed.includes(routeID) ? pressed.filter((one) => one !== routeID) : [...pressed, routeID],
    );
  return (
    <>
      <RoutePicker
        routes={all}
        chosen={pressed}
        onToggle={toggle}
        isAll={showsAll}
        markOf={features.notices === true ? noticeMark : undefined}
        onAll={isSmallCity ? showsAll !== null && (() => choose(null)) : () => setChoosing(true)}
      />
      {isChoosing ? (
        <AsyncBoundary name={heading}>
          <RouteDialog
            routes={all}
            chosen={chosen}
            onToggle={toggle}
            onClear={() => choose([])}
            onClose={() => setChoosing(false)}
          />
        </AsyncBoundary>
      ) : null}
    </>
  );
}
