import { useEffect } from 'react';
import type { ReactNode, RefObject } from 'react';

import { RouteNoticeMark } from '../../city/notices/RouteNoticeMark.tsx';
import { useSettings } from '../../city/reads/SettingsContext.ts';
import { useCityStops } from '../../city/reads/StopsInViewContext.tsx';
import type { RouteSettings } from '../../contract/settings/settings.ts';
import type { MarkOf } from '../../features/routes/RoutePicker.tsx';
import { SearchBox } from '../../features/search/SearchBox.tsx';
import { ErrorBoundary, Optional } from '../../ui/loading/ErrorBoundary.tsx';
import { lazyComponent } from '../../ui/loading/lazyComponent.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import type { Selection } from '../../view/view.ts';
import { useChangeView } from '../../view/ViewContext.tsx';
import { AsyncBoundary } from '../AsyncBoundary.tsx';
import { PartFailed } from '../PartFailed.tsx';
import { CityChanges } from './CityChanges.tsx';

const RouteDialog = lazyComponent(
  async () => (await import('../../features/routes/all/RouteDialog.tsx')).RouteDialog,
);

interface RiderToolsProps {
  /** The search text; null while the search is closed. */
  text: string | null;
  onTextChange: (text: string | null) => void;
  inputRef: RefObject<HTMLInputElement | null>;
  onSelect: (selection: Selection) => void;
  /** The routes of the open list of routes; null while it is closed. */
  routes: readonly RouteSettings[] | null;
  onToggleRoute: (routeID: string) => void;
  onCloseRoutes: () => void;
  /** A setState updater of what is on the chips of the routes. */
  onMarkOf: (make: () => MarkOf) => void;
}

/** The count of a route's notices. The list of notices has them too, so its failure isn't shown. */
const noticeMark: MarkOf = (routeID) => (
  <Optional>
    <RouteNoticeMark routeID={routeID} />
  </Optional>
);

/** The search box and the changes, above the lists. Loaded after the first list. */
export function RiderTools({
  text,
  onTextChange,
  inputRef,
  onSelect,
  routes,
  onToggleRoute,
  onCloseRoutes,
  onMarkOf,
}: RiderToolsProps) {
  const { vehicles, parking, notices } = useSettings().features;
  useEffect(() => {
    if (notices === true) onMarkOf(() => noticeMark);
  }, [notices, onMarkOf]);
  const { chosen } = useCityStops();
  const changeView = useChangeView();
  const { heading } = useLanguage('page').words.routes;
  return (
    <>
      <SearchBox text={text} onTextChange={onTextChange} inputRef={inputRef} />
      {vehicles || parking || notices === true ? (
        <ChangesPart>
          <CityChanges onSelect={onSelect} />
        </ChangesPart>
      ) : null}
      {routes === null ? null : (
        <AsyncBoundary name={heading}>
          <RouteDialog
            routes={routes}
            chosen={chosen}
            onToggle={onToggleRoute}
            onClear={() => changeView({ routes: [], destination: null })}
            onClose={onCloseRoutes}
          />
        </AsyncBoundary>
      )}
    </>
  );
}

/** A boundary of its own, so that a failure of the changes leaves the search working. */
function ChangesPart({ children }: { children: ReactNode }) {
  const { changes } = useLanguage().words;
  return (
    <ErrorBoundary
      fallback={(retry, error) => <PartFailed part={changes.heading} error={error} retry={retry} />}
    >
      {children}
    </ErrorBoundary>
  );
}
