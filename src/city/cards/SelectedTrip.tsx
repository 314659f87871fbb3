import { useQuery } from '@tanstack/react-query';

import { isRefusedAsUnknown } from '../../api/ApiError.ts';
import { tripQuery } from '../../api/queries/times-queries.ts';
import { TripStops } from '../../features/times/TripStops.tsx';
import { Badge } from '../../ui/panels/Badge.tsx';
import { Card } from '../../ui/panels/Card.tsx';
import { Notice } from '../../ui/panels/Notice.tsx';
import { ReadNotice } from '../../ui/panels/ReadNotice.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { tripOf } from '../departures/trip-selection.ts';
import { PlaceNotices } from '../notices/PlaceNotices.tsx';
import { useApi } from '../reads/ApiContext.ts';
import { useCity } from '../reads/CityContext.tsx';
import { useSettings } from '../reads/SettingsContext.ts';
import type { SelectedCardProps } from './selected-card-props.ts';

/** The card of a trip: its stops with their times (T15). */
export function SelectedTrip({ id, onClose, onSelect }: SelectedCardProps) {
  const { words } = useLanguage();
  const { colorOf } = useCity();
  const { polling, features } = useSettings();
  const { tripID, stopID } = tripOf(id);
  const { data: read, refetch } = useQuery(
    tripQuery(useApi(), tripID, polling.vehiclesSeconds * 1000),
  );
  const { answer: trip, failure } = read ?? {};
  const isUnknown = failure !== undefined && isRefusedAsUnknown(failure.error, 'trip');
  return (
    <div className="trip-card">
      <Card
        title={trip?.destination ?? words.times.trip}
        subtitle={trip && <Badge text={trip.routeID} fill={colorOf(trip.routeID)} />}
        closeLabel={words.page.back}
        onClose={onClose}
      >
        {read === undefined ? <Notice tone="quiet">{words.page.loading}</Notice> : null}
        {isUnknown ? <Notice tone="quiet">{words.times.unknownTrip}</Notice> : null}
        {failure === undefined || isUnknown ? null : (
          <ReadNotice
            part={words.times.trip}
            failure={failure.error}
            receivedAt={read?.receivedAt}
            onRetry={() => void refetch()}
          />
        )}
        {trip === undefined ? null : (
          <>
            <p className="card__subtitle">
              {trip.stops.every(({ basis }) => basis === 'scheduled')
                ? words.times.scheduled
                : null}
            </p>
            {features.notices === true ? (
              <PlaceNotices
                place={{
                  routeIDs: [trip.routeID],
                  destinations: [trip.destination],
                  stopIDs: trip.stops.map((stop) => stop.stopID),
                  tripID,
                }}
              />
            ) : null}
            <TripStops
              stops={trip.stops}
              current={stopID}
              onSelectStop={(other) => onSelect({ kind: 'stop', id: other })}
            />
          </>
        )}
      </Card>
    </div>
  );
}
