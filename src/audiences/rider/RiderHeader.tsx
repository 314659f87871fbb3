import { memo, useState } from 'react';
import type { RefObject } from 'react';

import { useSettings } from '../../city/reads/SettingsContext.ts';
import { useCityStops } from '../../city/reads/StopsInViewContext.tsx';
import { type MarkOf, RoutePicker } from '../../features/routes/RoutePicker.tsx';
import { allRoutes } from '../../features/routes/routesInView.ts';
import { lazyComponent } from '../../ui/loading/lazyComponent.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import type { Selection } from '../../view/view.ts';
import { useChangeView } from '../../view/ViewContext.tsx';
import { AsyncBoundary } from '../AsyncBoundary.tsx';

const RiderTools = lazyComponent(async () => (await import('./RiderTools.tsx')).RiderTools);

interface RiderHeaderProps {
  /** The search text; null while the search is closed. */
  search: string | null;
  searchInput: RefObject<HTMLInputElement | null>;
  onSearch: (text: string | null) => void;
  onSelect: (selection: Selection) => void;
}

/** The controls above every list: the city's name, the search and the routes. */
export const RiderHeader = memo(function RiderHeader({
  search,
  searchInput,
  onSearch,
  onSelect,
}: RiderHeaderProps) {
  const { words } = useLanguage('page');
  const { city, routes: configured } = useSettings();
  const { chosen, routes, isSmallCity, showsAll } = useCityStops();
  const changeView = useChangeView();
  const [isChoosing, setChoosing] = useState(false);
  const [markOf, setMarkOf] = useState<MarkOf>();
  // A route that isn't in the settings can be turned off like the others.
  const all = allRoutes(configured, routes);
  const choose = (routeIDs: readonly string[] | null) =>
    changeView({ routes: routeIDs, destination: null });
  // While all buses are shown, the page itself chose the routes of the list, so no route is pressed.
  const pressed = showsAll ? [] : chosen;
  const toggle = (routeID: string) =>
    choose(
      pressed.includes(routeID) ? pressed.filter((one) => one !== routeID) : [...pressed, routeID],
    );
  return (
    <div id="lists" tabIndex={-1}>
      <h1 className="rider__title">
        {city.name} <small>{words.page.tagline}</small>
      </h1>
      <div className="rider__search">
        <AsyncBoundary name={words.page.search}>
          <RiderTools
            text={search}
            onTextChange={onSearch}
            inputRef={searchInput}
            onSelect={onSelect}
            routes={isChoosing ? all : null}
            onToggleRoute={toggle}
            onCloseRoutes={() => setChoosing(false)}
            onMarkOf={setMarkOf}
          />
        </AsyncBoundary>
      </div>
      <RoutePicker
        routes={all}
        chosen={pressed}
        onToggle={toggle}
        isAll={showsAll}
        markOf={markOf}
        onAll={isSmallCity ? showsAll !== null && (() => choose(null)) : () => setChoosing(true)}
      />
    </div>
  );
});
