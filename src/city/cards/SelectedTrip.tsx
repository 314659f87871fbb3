import { useState } from 'react';

import { isRefusedAsUnknown } from '../../api/ApiError.ts';
import { vehicleKey } from '../../api/feeds/vehicle-keys.ts';
import { isLive } from '../../contract/departures/departureRows.ts';
import { TripAnswer } from '../../features/times/trip/TripAnswer.tsx';
import { isAtStop, type TripRow } from '../../features/times/trip/tripRows.ts';
import { TripStops } from '../../features/times/trip/TripStops.tsx';
import { ContinuesAs, TripSummary } from '../../features/times/trip/TripSummary.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { Badge } from '../../ui/panels/Badge.tsx';
import { Card } from '../../ui/panels/Card.tsx';
import { LiveMark } from '../../ui/panels/LiveMark.tsx';
import { Notice } from '../../ui/panels/Notice.tsx';
import { ReadNotice } from '../../ui/panels/ReadNotice.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { tripOf } from '../departures/trip-selection.ts';
import { useTrip } from '../departures/useTrip.ts';
import { PlaceNotices } from '../notices/PlaceNotices.tsx';
import { useCity } from '../reads/CityContext.tsx';
import { useSettings } from '../reads/SettingsContext.ts';
import { RemindOfTrip } from './head/RemindOfTrip.tsx';
import { ShareCard } from './head/ShareCard.tsx';
import type { SelectedCardProps } from './selected-card-props.ts';

/** The card of a trip: its stops with their times. It begins at the stop from which it was opened. */
export function SelectedTrip({ id, canWatch, onClose, onSelect }: SelectedCardProps) {
  const { words, wordsOn, formats, nameOf } = useLanguage();
  const [showsAll, setShowsAll] = useState(false);
  const { colorOf } = useCity();
  const { features } = useSettings();
  const { tripID, stopID, until } = tripOf(id);
  const { read, refetch, now, trip, rows } = useTrip({ tripID });
  const { failure } = read ?? {};
  const isUnknown = failure !== undefined && isRefusedAsUnknown(failure.error, 'trip');
  // A trip that serves the stop twice is opened for the visit to come.
  const chosen = rows.find(({ stop, isPassed }) => isAtStop(stop, stopID) && !isPassed);
  const last =
    until === null
      ? undefined
      : rows.find(({ stop, place }) => isAtStop(stop, until) && place > (chosen?.place ?? 0));
  // The stop before it shows where the bus comes from. To fold a single one saves nothing.
  const earlier = (chosen?.place ?? 0) - 1;
  const first = showsAll || earlier < 2 ? 0 : earlier;
  const departure = chosen?.departure ?? null;
  const hasBus = departure !== null && trip?.vehicleID !== '' && isLive(departure.arrival);
  const isBefore = ({ isPassed, place }: TripRow) => !isPassed && place < (chosen?.place ?? 0);
  return (
    <Card
      title={trip === undefined ? words.times.trip : nameOf(trip.destination)}
      subtitle={
        trip && (
          <>
            <Badge routeID={trip.routeID} fill={colorOf(trip.routeID)} />{' '}
            {rows.some((row) => row.departure !== null && isLive(row.departure.arrival)) ? (
              <LiveMark />
            ) : null}
          </>
        )
      }
      actions={canWatch ? <ShareCard /> : null}
      closeLabel={words.page.back}
      onClose={onClose}
    >
      {read === undefined ? <Notice tone="quiet">{words.page.loading}</Notice> : null}
      {isUnknown ? <Notice tone="quiet">{words.times.unknownTrip}</Notice> : null}
      {isUnknown ? null : (
        <ReadNotice part={words.times.trip} read={read} onRetry={() => void refetch()} />
      )}
      {trip === undefined ? null : (
        <>
          {departure === null || chosen === undefined || trip.state === 'canceled' ? (
            <TripSummary rows={rows} />
          ) : (
            <TripAnswer
              departure={departure}
              stopsBefore={hasBus ? rows.filter(isBefore).length : null}
              now={now}
            >
              {canWatch ? (
                <RemindOfTrip
                  trip={trip}
                  stop={chosen.stop}
                  leavesIn={departure.at - now}
                  until={last?.stop}
                />
              ) : null}
            </TripAnswer>
          )}
          {last === undefined ? null : (
            <p>
              <b>{words.journeys.getOff(nameOf(last.stop.intersection, last.stop.stopID))}</b>
            </p>
          )}
          {trip.vehicleID === '' ? null : (
            <p>
              <Button
                variant="plain"
                onClick={() => onSelect({ kind: 'vehicle', id: vehicleKey(trip) })}
              >
                {wordsOn(trip.routeID).vehicles.vehicleID(trip.vehicleID)}
              </Button>
            </p>
          )}
          {first === 0 ? null : (
            <Button variant="plain" className="trip-stops__more" onClick={() => setShowsAll(true)}>
              {words.trips.showEarlier(first, formats.number(first))}
            </Button>
          )}
          <TripStops
            label={words.times.trip}
            rows={rows.slice(first)}
            current={chosen?.place ?? null}
            until={last?.place ?? null}
            now={now}
            onSelectStop={(other) => onSelect({ kind: 'stop', id: other })}
          />
          <ContinuesAs trip={trip} />
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
        </>
      )}
    </Card>
  );
}
