import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';

import { isRefusedAsUnknown } from '../../../api/ApiError.ts';
import { stopLocationQuery } from '../../../api/queries/search/search-queries.ts';
import { FavoriteButton } from '../../../features/favorites/card/FavoriteButton.tsx';
import { StopCard } from '../../../features/stops/card/StopCard.tsx';
import type { DepartureRow } from '../../../features/times/departureRows.ts';
import { isoDateOf, serviceDateAt } from '../../../lib/time/service-date.ts';
import { AfterPaint } from '../../../ui/browser/AfterPaint.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import { Card } from '../../../ui/panels/Card.tsx';
import { Notice } from '../../../ui/panels/Notice.tsx';
import { ReadNotice } from '../../../ui/panels/ReadNotice.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useChangeView, usePageView } from '../../../view/ViewContext.tsx';
import { StopDepartures } from '../../departures/StopDepartures.tsx';
import { useDepartureNotices } from '../../notices/useDepartureNotices.ts';
import { LotsNearStop } from '../../park-and-ride/LotsNearStop.tsx';
import { useApi } from '../../reads/ApiContext.ts';
import { useCity } from '../../reads/CityContext.tsx';
import { useClockOffset } from '../../reads/live/clock-reads.ts';
import { useSettings } from '../../reads/SettingsContext.ts';
import { stopsByID } from '../../reads/stop-indexes.ts';
import { RoutesAtStop } from '../../routes-at-stop/RoutesAtStop.tsx';
import { NoBusesReason } from '../NoBusesReason.tsx';
import type { SelectedCardProps } from '../selected-card-props.ts';
import { NoRouteReason } from './NoRouteReason.tsx';
import { StopAlertPicker } from './StopAlertPicker.tsx';
import { StopNotices } from './StopNotices.tsx';

const TimetableCard = lazyComponent(
  async () => (await import('../../timetable/TimetableCard.tsx')).TimetableCard,
);

/** The card of a stop. A stop of no chosen route is looked up by its ID. */
export function SelectedStop({ id, canWatch, onClose, onSelect }: SelectedCardProps) {
  const { words } = useLanguage();
  const city = useCity();
  const {
    features,
    timetables,
    city: { timeZone },
  } = useSettings();
  const template = canWatch && features.times === true ? timetables : undefined;
  const { timetable, moment } = usePageView();
  const clockOffset = useClockOffset();
  const changeView = useChangeView();
  const noticeOf = useDepartureNotices();
  const stop = city.stopByID(id);
  const loaded = stop === undefined ? undefined : stopsByID(city.allStops).get(stop.stopID);
  const { data: read, refetch } = useQuery({
    ...stopLocationQuery(useApi(), id),
    enabled: stop === undefined,
  });
  if (stop === undefined) {
    const { failure } = read ?? {};
    const isUnknown = failure !== undefined && isRefusedAsUnknown(failure.error, 'stop');
    return (
      <Card title={words.stops.stopID(id)} closeLabel={words.page.back} onClose={onClose}>
        {failure === undefined ? <Notice tone="quiet">{words.page.loading}</Notice> : null}
        {isUnknown ? <Notice tone="quiet">{words.stop.unknown(id)}</Notice> : null}
        {isUnknown ? null : (
          <ReadNotice part={words.stops.stopID(id)} read={read} onRetry={() => void refetch()} />
        )}
      </Card>
    );
  }
  const alertPicker = (rows: readonly DepartureRow[]) =>
    canWatch ? <StopAlertPicker stop={stop} rows={rows} /> : null;
  const noRoute =
    city.showsAll === true ? null : <NoRouteReason noRouteText={words.stop.routesNotSelected} />;
  const buses =
    loaded === undefined ? noRoute : <NoBusesReason routeIDs={loaded.routes} noBusesText={null} />;
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
  const notices = features.notices === true ? <StopNotices stop={stop} /> : null;
  return (
    <StopCard
      stop={stop}
      colorOf={city.colorOf}
      onNearby={({ latitude, longitude }) =>
        changeView(
          { near: { lat: latitude, lon: longitude }, selection: null, panel: 'stops' },
          'push',
        )
      }
      onClose={onClose}
      hasDepartures={features.times === true}
      below={
        features.parking ? (
          <AfterPaint>
            <LotsNearStop place={{ lat: stop.latitude, lon: stop.longitude }} onSelect={onSelect} />
          </AfterPaint>
        ) : null
      }
    >
      {/* The departures come first, and notices don't move them when they come. */}
      {features.times === true ? (
        <StopDepartures
          stopID={stop.stopID}
          colorOf={city.colorOf}
          onSelect={onSelect}
          noticeOf={noticeOf}
        >
          {(rows) => (
            <>
              {notices}
              {alertPicker(rows)}
            </>
          )}
        </StopDepartures>
      ) : (
        <Notice tone="quiet">{words.stop.noTimes}</Notice>
      )}
      {template === undefined ? null : (
        <p>
          <Button
            onClick={() =>
              changeView(
                {
                  timetable:
                    moment?.slice(0, 10) ??
                    isoDateOf(serviceDateAt(Date.now() + clockOffset, timeZone)),
                },
                'push',
              )
            }
          >
            <Icon name="event" size={18} />
            {words.stop.timetable}
          </Button>
        </p>
      )}
      {features.vehicles ? buses : <Notice tone="quiet">{words.vehicles.notPublished}</Notice>}
      {features.times === true ? null : notices}
      <RoutesAtStop
        selection={{ kind: 'stop', id: stop.stopID }}
        stopIDs={[stop.stopID]}
        place={{ lat: stop.latitude, lon: stop.longitude }}
        isServed={loaded !== undefined}
      />
      <p className="card__favorite">
        <FavoriteButton
          favorite={{
            kind: 'stop',
            id: stop.stopID,
            name: stop.intersection,
            routes: [...stop.routes],
          }}
        />
      </p>
    </StopCard>
  );
}
