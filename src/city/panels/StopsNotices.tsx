import { useQueryClient } from '@tanstack/react-query';

import { stopsKey } from '../../api/queries/query-keys.ts';
import type { RouteRead } from '../../api/RouteRead.ts';
import type { CityStop } from '../../features/stops/mergeStops.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Notice } from '../../ui/panels/Notice.tsx';
import { ReadNotice } from '../../ui/panels/ReadNotice.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { useChangeView, usePageView } from '../../view/ViewContext.tsx';
import { useSettings } from '../reads/SettingsContext.ts';
import { useCityStops } from '../reads/StopsInViewContext.tsx';
import { useKnownReads, useUnknownRoutes } from '../reads/unknown-routes.ts';

const hasDestinations = ({ destinations }: CityStop) => destinations.length > 0;

/**
 * Why stops are missing from the list, as far as the service answered, or are in it although they may not match the chosen destination.
 * Loaded only when there may be a notice.
 */
export function StopsNotices() {
  const { words, formats, labelOf, nameOf } = useLanguage();
  const { stopReads, stops, allStops } = useCityStops();
  const { destination } = usePageView();
  const queryClient = useQueryClient();
  const known = useKnownReads(stopReads);
  const dropped = stopReads.reduce((sum, { read }) => sum + (read?.answer?.dropped ?? 0), 0);
  const emptyRoutes = stopReads.filter(({ read }) => read?.answer?.stops.length === 0);
  return (
    <>
      <UnknownRoutes reads={stopReads} />
      {known.map(({ route: { routeID }, read }) =>
        read?.failure?.error.kind === 'refused' ? (
          <ReadNotice
            key={routeID}
            part={words.stops.ofRoute(labelOf(routeID))}
            read={read}
            onRetry={() => void queryClient.refetchQueries({ queryKey: stopsKey(routeID) })}
          />
        ) : null,
      )}
      {emptyRoutes.map(({ route }) => (
        <Notice key={route.routeID} tone="quiet">
          {words.lists.labeled(words.stops.ofRoute(labelOf(route.routeID)), words.lists.noStops)}
        </Notice>
      ))}
      {dropped === 0 ? null : (
        <Notice tone="caution">{words.lists.dropped(dropped, formats.number(dropped))}</Notice>
      )}
      {destination === null || allStops.length === 0 || stops.some(hasDestinations) ? null : (
        // Without destinations in the data the filter keeps every stop, so the page says why.
        <Notice tone="quiet">
          {stops.length === 0
            ? words.lists.noneToward(nameOf(destination))
            : words.lists.destinationsUnknown}
        </Notice>
      )}
    </>
  );
}

/** Says which routes of the URL the city doesn't have, and offers the view without them. */
export function UnknownRoutes({ reads }: { reads: readonly RouteRead<unknown>[] }) {
  const { words, formats } = useLanguage();
  const { routes: configured } = useSettings();
  const { chosen, showsAll } = useCityStops();
  const changeView = useChangeView();
  const unknown = useUnknownRoutes(reads);
  if (unknown.length === 0) return null;
  const others = chosen.filter((routeID) => !unknown.includes(routeID));
  const isAll = others.length === 0 && showsAll !== null;
  // Without a choice, a city whose settings list no routes has nothing to show and to wait for.
  const routes = others.length === 0 && configured.length > 0 ? null : others;
  const names = formats.list(unknown);
  const { routeList } = words;
  return (
    <Notice
      tone="quiet"
      action={
        <Button onClick={() => changeView({ routes, destination: null })}>
          {isAll ? routeList.showAll : routeList.remove(unknown.length, names)}
        </Button>
      }
    >
      {words.routes.unknown(unknown.length, names)}
    </Notice>
  );
}
