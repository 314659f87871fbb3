import { useState } from 'react';

import { isRefusedAsUnknown } from '../../api/ApiError.ts';
import { isNotOffered } from '../../api/isNotOffered.ts';
import { isAtStop } from '../../features/times/trip/tripRows.ts';
import { TripStops } from '../../features/times/trip/TripStops.tsx';
import { ContinuesAs, TripSummary } from '../../features/times/trip/TripSummary.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { Notice } from '../../ui/panels/Notice.tsx';
import { ReadNotice } from '../../ui/panels/ReadNotice.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { useTrip } from './useTrip.ts';

/** How many stops are shown at first, so that what is below the list stays in reach. */
const FIRST_STOPS = 5;

interface VehicleTripProps {
  routeID: string;
  vehicleID: string;
  /** The stop from which the bus was opened; null if it was not opened from a stop. */
  stopID: string | null;
  onSelectStop: (stopID: string) => void;
}

/** On a bus's card: its next stops with times. Empty for a bus whose trip is not known. */
export function VehicleTrip({ routeID, vehicleID, stopID, onSelectStop }: VehicleTripProps) {
  const { words, formats } = useLanguage();
  const [showsAll, setShowsAll] = useState(false);
  const { read, refetch, now, trip, rows } = useTrip({ routeID, vehicleID });
  const failure = read?.failure?.error;
  const next = rows.filter(({ isPassed }) => !isPassed);
  const chosen = next.findIndex(({ stop }) => isAtStop(stop, stopID));
  // A service refuses a bus whose trip it does not know. Another refusal is a failure.
  if (failure && (isRefusedAsUnknown(failure, 'trip') || isNotOffered(failure, 'times')))
    return null;
  if (trip !== undefined && next.length === 0) return null;
  const shown = showsAll ? next : next.slice(0, Math.max(FIRST_STOPS, chosen + 2));
  return (
    <section
      className={`next-stops ${read === undefined ? 'vehicle-card__trip' : ''}`}
      aria-label={words.trips.nextStops}
    >
      <h3>{words.trips.nextStops}</h3>
      {read === undefined ? <Notice tone="quiet">{words.page.loading}</Notice> : null}
      <ReadNotice part={words.trips.nextStops} read={read} onRetry={() => void refetch()} />
      {trip === undefined ? null : (
        <>
          <TripSummary rows={next} />
          <TripStops
            label={words.trips.nextStops}
            rows={shown}
            current={next[chosen]?.place ?? null}
            now={now}
            onSelectStop={onSelectStop}
          />
          {shown.length < next.length ? (
            <Button variant="plain" className="trip-stops__more" onClick={() => setShowsAll(true)}>
              {words.trips.showAll(formats.number(next.length))}
            </Button>
          ) : (
            <ContinuesAs trip={trip} />
          )}
        </>
      )}
    </section>
  );
}
