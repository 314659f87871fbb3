import { Suspense, useState } from 'react';

import { isLive } from '../../../contract/departures/departureRows.ts';
import { FavoriteButton } from '../../../features/favorites/card/FavoriteButton.tsx';
import type { Favorite } from '../../../features/favorites/favorites.ts';
import { StopCard } from '../../../features/stops/card/StopCard.tsx';
import type { CityStop } from '../../../features/stops/mergeStops.ts';
import { metersBetween } from '../../../lib/geo/distance.ts';
import { walkMinutes } from '../../../lib/geo/walkMinutes.ts';
import { isoDateOf, serviceDateAt } from '../../../lib/time/service-date.ts';
import { AfterPaint } from '../../../ui/browser/AfterPaint.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Optional } from '../../../ui/loading/ErrorBoundary.tsx';
import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import { Notice } from '../../../ui/panels/Notice.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useChangeView, usePageView } from '../../../view/ViewContext.tsx';
import { StopDepartures } from '../../departures/StopDepartures.tsx';
import { useDeparturesInForce } from '../../departures/useDeparturesInForce.ts';
import { AddedNear } from '../../near/AddedNear.tsx';
import { DirectionsButton } from '../../near/DirectionsButton.tsx';
import { LotsNearStop } from '../../park-and-ride/LotsNearStop.tsx';
import { useCity } from '../../reads/CityContext.tsx';
import { useClockOffset } from '../../reads/live/clock-reads.ts';
import { useSettings } from '../../reads/SettingsContext.ts';
import { stopsByID } from '../../reads/stop-indexes.ts';
import { RoutesAtStop } from '../../routes-at-stop/RoutesAtStop.tsx';
import { FavoriteNotices } from '../head/FavoriteNotices.tsx';
import { RemindButton } from '../head/RemindButton.tsx';
import { ShareCard } from '../head/ShareCard.tsx';
import { NoBusesReason } from '../NoBusesReason.tsx';
import type { SelectedCardProps } from '../selected-card-props.ts';
import { NoRouteReason } from './NoRouteReason.tsx';
import { OpenStopNearby } from './OpenStopNearby.tsx';
import { StopAlertPicker } from './StopAlertPicker.tsx';
import { StopLack } from './StopLack.tsx';
import { useStopNotices } from './useStopNotices.tsx';

const StopPlaces = lazyComponent(async () => (await import('./StopPlaces.tsx')).StopPlaces);
const TimetableCard = lazyComponent(
  async () => (await import('../../timetable/TimetableCard.tsx')).TimetableCard,
);

interface OpenedStopProps extends Pick<SelectedCardProps, 'canWatch' | 'onClose' | 'onSelect'> {
  stop: CityStop;
  /** Whether it is a station, whose platforms the routes serve. */
  isStation: boolean;
}

/** The card of a stop that is known, or its timetable. */
export function OpenedStop({ stop, isStation, canWatch, onClose, onSelect }: OpenedStopProps) {
  const { words } = useLanguage();
  const city = useCity();
  const { features, timetables, walking, city: settings } = useSettings();
  const template = canWatch && features.times === true && !isStation ? timetables : undefined;
  const { timetable, moment, near } = usePageView();
  const clockOffset = useClockOffset();
  const changeView = useChangeView();
  const [isReminding, setReminding] = useState(false);
  const { read, rows, closedRoutes } = useDeparturesInForce(stop.stopID);
  const notices = useStopNotices(stop, read?.answer?.arrivals);
  const loaded = stopsByID(city.allStops).get(stop.stopID);
  const place = { lat: stop.latitude, lon: stop.longitude };
  if (timetable !== null && template !== undefined) {
    return (
      <Suspense fallback={null}>
        <TimetableCard
          template={template}
          stop={stop}
          date={timetable}
          colorOf={city.colorOf}
          onClose={() => changeView({ timetable: null }, 'close')}
        />
      </Suspense>
    );
  }
  const noRoute =
    city.showsAll === true || isStation ? null : (
      <NoRouteReason noRouteText={words.stop.routesNotSelected} />
    );
  const buses =
    loaded === undefined ? noRoute : <NoBusesReason routeIDs={loaded.routes} noBusesText={null} />;
  const favorite: Favorite = {
    kind: 'stop',
    id: stop.stopID,
    name: stop.intersection,
    routes: [...stop.routes],
  };
  const today = () => isoDateOf(serviceDateAt(Date.now() + clockOffset, settings.timeZone));
  return (
    <StopCard
      stop={stop}
      walkMinutes={
        near === null ? null : walkMinutes(metersBetween(near, place), walking.metresPerMinute)
      }
      isLive={rows.some(({ comes, next }) => comes && next.some(({ arrival }) => isLive(arrival)))}
      actions={
        canWatch ? (
          <>
            <FavoriteButton isIcon favorite={favorite} />
            <ShareCard />
            {rows.length === 0 ? null : (
              <RemindButton isOpen={isReminding} onToggle={() => setReminding(!isReminding)} />
            )}
          </>
        ) : null
      }
      colorOf={city.colorOf}
      onNearby={() => changeView({ near: place, selection: null, panel: 'stops' }, 'push')}
      onClose={onClose}
      hasDepartures={features.times === true}
      below={
        <>
          {features.parking ? (
            <AfterPaint>
              <LotsNearStop place={place} onSelect={onSelect} />
            </AfterPaint>
          ) : null}
          <AddedNear place={place} onSelect={onSelect} />
          <Optional>
            <StopPlaces stopID={stop.stopID} onSelect={onSelect} />
          </Optional>
          {canWatch ? <FavoriteNotices favorite={favorite} /> : null}
        </>
      }
    >
      <StopLack stopID={stop.stopID} />
      {notices.above}
      {isReminding ? <StopAlertPicker stop={stop} rows={rows} /> : null}
      {closedRoutes.length === 0 ? null : (
        <OpenStopNearby stop={stop} routes={closedRoutes} onSelect={onSelect} />
      )}
      {features.times === true ? (
        <StopDepartures stopID={stop.stopID} colorOf={city.colorOf} onSelect={onSelect} />
      ) : (
        <Notice tone="quiet">{words.stop.noTimes}</Notice>
      )}
      {notices.below}
      {canWatch ? (
        <p>
          <DirectionsButton to={{ stopID: stop.stopID }} />{' '}
          {template === undefined ? null : (
            <Button
              onClick={() => changeView({ timetable: moment?.slice(0, 10) ?? today() }, 'push')}
            >
              <Icon name="event" size={18} />
              {words.stop.timetable}
            </Button>
          )}
        </p>
      ) : null}
      {features.vehicles ? buses : <Notice tone="quiet">{words.vehicles.notPublished}</Notice>}
      {isStation ? null : (
        <RoutesAtStop
          selection={{ kind: 'stop', id: stop.stopID }}
          stopIDs={[stop.stopID]}
          place={place}
          isServed={loaded !== undefined}
        />
      )}
    </StopCard>
  );
}
