import { useQuery } from '@tanstack/react-query';

import { timetableQuery } from '../../api/queries/timetableQuery.ts';
import { FavoriteButton } from '../../features/favorites/card/FavoriteButton.tsx';
import { sameDestination } from '../../lib/names/destination.ts';
import { fitsBadge } from '../../lib/names/fitsBadge.ts';
import { nameBesideLabel } from '../../lib/names/route-name.ts';
import { isoDateOf, serviceDateAt } from '../../lib/time/service-date.ts';
import { dotSeparated } from '../../lib/words/dotSeparated.ts';
import { formatStandaloneClock } from '../../lib/words/format-clock.ts';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { VehicleIcon } from '../../ui/icons/VehicleIcon.tsx';
import { Badge } from '../../ui/panels/Badge.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { useChangeView } from '../../view/ViewContext.tsx';
import { ShareCard } from '../cards/head/ShareCard.tsx';
import { useServiceNow } from '../departures/useServiceNow.ts';
import { useRouteDirections } from '../reads/routes/useRouteDirections.ts';
import { useSettings } from '../reads/SettingsContext.ts';
import { firstAndLast } from './firstAndLast.ts';

/** The first and the last departure from where the route begins, in milliseconds since 1970; null if unknown. */
function useFirstAndLast(date: string): readonly [number, number] | null {
  const { timetables, features } = useSettings();
  const { route, listed } = useRouteDirections();
  const direction = route?.directions?.find(
    ({ destination }) => listed === null || sameDestination(destination, listed),
  );
  const stopID = direction?.stops[0];
  const isKnown = features.times === true && timetables !== undefined && stopID !== undefined;
  const { data } = useQuery({
    ...timetableQuery(timetables ?? '', { stopID: stopID ?? '', date }),
    enabled: isKnown,
  });
  return firstAndLast(
    (data?.answer?.departures ?? []).filter(
      ({ routeID, destination }) =>
        routeID === route?.routeID && (listed === null || sameDestination(destination, listed)),
    ),
  );
}

/** The head of the list of one route's stops: its name, first and last bus, and its timetable. */
export function RouteHead() {
  const language = useLanguage();
  const { words } = language;
  const { city, features, timetables } = useSettings();
  const { route, listed } = useRouteDirections();
  const changeView = useChangeView();
  const date = isoDateOf(serviceDateAt(useServiceNow(), city.timeZone));
  const ends = useFirstAndLast(date);
  if (route === undefined) return null;
  const { routeID, name, color, directions = [] } = route;
  const start = directions.find(({ destination }) => listed === null || destination === listed)
    ?.stops[0];
  const { label, agency } = language.badgeOf(routeID);
  const clock = (at: number) => formatStandaloneClock(at, language);
  return (
    <header className="sheet-head near-head near-head--route">
      <IconButton
        icon="back"
        label={words.page.back}
        onClick={() => changeView({ routes: null, destination: null }, 'close')}
      />
      <Badge routeID={routeID} fill={color}>
        {fitsBadge(label) ? label : <VehicleIcon routeIDs={[routeID]} />}
      </Badge>
      <div>
        <h2>
          <bdi>{nameBesideLabel(route, words.routes) || words.routes.unnamed(routeID)}</bdi>
        </h2>
      </div>
      {start === undefined || timetables === undefined || features.times !== true ? null : (
        <IconButton
          icon="event"
          label={words.stop.timetable}
          onClick={() =>
            changeView({ selection: { kind: 'stop', id: start }, timetable: date }, 'push')
          }
        />
      )}
      <FavoriteButton isIcon favorite={{ kind: 'route', id: routeID, name }} />
      <ShareCard />
      <p className="near-head__below">
        {dotSeparated([
          ...(agency === '' ? [] : [agency]),
          ...(ends === null ? [] : [words.routeList.firstAndLast(clock(ends[0]), clock(ends[1]))]),
        ])}
      </p>
    </header>
  );
}
