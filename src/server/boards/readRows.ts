import { alertFrom } from '../../contract/alerts/AlertsAnswer.ts';
import { arrivalsAt } from '../../contract/arrivals.ts';
import type { BoardOptions } from '../../contract/board/board-options.ts';
import { boardRows } from '../../contract/board/board-rows.ts';
import { isOfArrivals, shownArrival } from '../../contract/board/shownArrival.ts';
import { listedStops, minutesOfWalk } from '../../contract/board/station-places.ts';
import { askedDepartures, isListed } from '../../contract/departure-filter.ts';
import { doesCome } from '../../contract/departures/departureRows.ts';
import type { OutOfReach } from '../../contract/departures/reach.ts';
import { rowsByReach } from '../../contract/departures/rowsByReach.ts';
import { OPERATIONS } from '../../contract/operations/operations.ts';
import type { Settings } from '../../contract/settings/settings.ts';
import { isClosedFor } from '../../service/operations/alerts/closedStops.ts';
import type { Ask } from './createAsk.ts';
import { findStation } from './findStation.ts';

/** How many buses of a line a board may list. */
const MOST_OF_LINE = 16;

/** Which rows are read, and when. */
export interface RowsQuery {
  readonly ask: Ask;
  readonly settings: Settings;
  readonly options: BoardOptions;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** What was out of reach the last time. */
  readonly before: OutOfReach;
}

/** Reads the departures of a station as a page does, and makes rows of them by the page's own rules. */
export async function readRows({ ask, settings, options, now, before }: RowsQuery) {
  const { filter, reach, routes } = options;
  const station = await findStation(ask, options);
  const stops = listedStops(station, reach.minutes);
  const answers = await Promise.all(
    stops.map(({ stopID }) => ask(OPERATIONS.getarrivals, { stopID, ...askedDepartures(filter) })),
  );
  const sent = settings.features.notices === true ? await ask(OPERATIONS.getalerts) : null;
  const alerts = (sent?.alerts ?? []).map(alertFrom).filter((alert) => alert !== null);
  const feeds = stops.flatMap((stop, index) => {
    const answer = answers[index];
    if (!answer) return [];
    // As on the page, a bus that a notice keeps from the stop is no bus to wait for.
    const shown = arrivalsAt(answer, now).map((arrival) => shownArrival(arrival, filter));
    const arrivals = shown.map((arrival) =>
      doesCome(arrival) && isClosedFor(alerts, stop.stopID, arrival)
        ? { ...arrival, state: 'skipped' as const }
        : arrival,
    );
    // The answer may lack the time of its live data; the rows have to know that.
    return [{ ...stop, feed: { ...answer, arrivals, updatedAt: answer.updatedAt } }];
  });
  const liveFor = settings.staleness.vehiclesGoneSeconds * 1000;
  const { inReach, tooLate, out } = rowsByReach(
    feeds,
    {
      now,
      liveFor,
      shown: MOST_OF_LINE,
      minutesTo: (place) =>
        isOfArrivals(filter) ? 0 : minutesOfWalk(place, settings.walking.metresPerMinute),
      isShown: (arrival) =>
        (routes.length === 0 || routes.includes(arrival.routeID)) && isListed(filter, arrival),
    },
    before,
  );
  const below = tooLate.map((row) => ({ ...row, isTooLate: true as const }));
  return {
    station,
    places: new Set(stops.map(({ place }) => place)).size,
    rows: boardRows(inReach, reach.isMarked ? below : [], now),
    out,
    hasTooLate: below.length > 0,
    /** Whether the departures of a stop can't be read. */
    isUnread: station.isUnread || feeds.length < stops.length,
    isPartial: feeds.some(({ feed }) => feed.isPartial === true),
    /** Whether live times are missing now, so that the rows are the timetable's. */
    isWithoutLive: feeds.some(
      ({ feed }) => feed.isLiveLost === true || now - (feed.updatedAt ?? now) > liveFor,
    ),
  };
}
