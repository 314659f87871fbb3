import type { ArrivalsFeed } from '../../../api/queries/times-queries.ts';
import type { Read } from '../../../api/Read.ts';
import { type DepartureRow, doesCome } from '../../../contract/departures/departureRows.ts';
import { dueDepartures, leadOf, watchedRows } from '../../../contract/departures/dueDepartures.ts';
import type { WatchTime } from '../../../contract/links/stop-watch.ts';
import type { Place } from '../../../lib/geo/distance.ts';
import type { Language } from '../../../ui/text/Language.tsx';
import { alertSentence } from './alertSentence.ts';
import { alertStatus } from './alertStatus.ts';

const MINUTE = 60_000;

interface TimeAlertInput {
  readonly time: WatchTime;
  readonly destination: string | null;
  /** Undefined while it is not known. */
  readonly stop: { readonly latitude: number; readonly longitude: number } | undefined;
  /** The rider's; undefined while the device looks for it. */
  readonly location: Place | null | undefined;
  readonly metresPerMinute: number;
  /** Undefined while the first answer hasn't come. */
  readonly read: Read<ArrivalsFeed> | undefined;
  /** All departures of the stop. */
  readonly rows: readonly DepartureRow[];
  /** Milliseconds since 1970, by the service's clock. */
  readonly now: number;
}

/** The buses for which a watch by time alerts now, each with a key for its trip, and what is known without one. */
export function timeAlert(input: TimeAlertInput, language: Language) {
  const { time, destination, stop, location, metresPerMinute, read, rows, now } = input;
  const lead = leadOf(time.before, stop, location, metresPerMinute);
  const watched = watchedRows(rows, time.routeID, destination);
  const due = lead === null ? [] : watched.flatMap(({ next }) => dueDepartures(next, lead, now));
  const upcoming = watched.flatMap(({ next }) => next).toSorted((a, b) => a.at - b.at);
  // Those before it leave while the rider walks.
  const reached =
    lead?.isWalk === true
      ? upcoming.find(({ at }) => at - now >= lead.minutes * MINUTE)
      : undefined;
  const next = reached ?? upcoming[0];
  const state = { read, next, lead, location, hasStop: stop !== undefined };
  return {
    due: due.flatMap((departure) => {
      if (lead === null) return [];
      const { tripID, scheduledAt = 0 } = departure.arrival;
      // A bus that is canceled after its alert gets another one.
      const key = `${tripID === '' ? scheduledAt : tripID} ${doesCome(departure.arrival)}`;
      return [{ key, tripID, sentence: alertSentence(departure, lead, now, language) }];
    }),
    status: alertStatus(state, language),
  };
}
