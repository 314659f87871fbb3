import type { FeedMessage } from '../../../contract/realtime/FeedMessage.ts';
import { oneAfterAnother } from '../../../lib/oneAfterAnother.ts';
import { runStepsWithPauses } from '../../../lib/steps.ts';
import type { TripIDOf } from '../../../transit/alerts/createConcernFinder.ts';
import { type AlertMatch, matchAlertsSteps } from '../../../transit/alerts/matchAlerts.ts';
import { tripIDOf } from '../../../transit/arrivals/trip-id.ts';
import type { Log } from '../../log.ts';
import type { MatchedCity } from '../realtime/VehicleFeed.ts';

/** What alerts are matched to. */
type AlertCity = Pick<MatchedCity, 'snapshot' | 'timetable'>;

type AlertMessage = Pick<FeedMessage, 'alerts' | 'alertsBeyond' | 'vehicles' | 'tripUpdates'>;

/** The alerts of one realtime feed, matched to the city (N1). */
export interface FeedAlerts {
  /** @param readAt milliseconds since 1970 */
  use(message: AlertMessage, readAt: number): Promise<void>;
  /** Matches the last alerts, and all later ones, to another city. */
  useCity(city: AlertCity): Promise<void>;
  /** Null before the first message. */
  match(): AlertMatch | null;
  /** Whether the feed may be one with alerts: it has had some, or nothing else, or was not read yet. */
  mayHaveAlerts(): boolean;
  /** What the operator should know, one sentence each. */
  notes(): readonly string[];
}

/** What nothing else of the feed is. */
const NOTHING: AlertMatch = { alerts: [], leftOut: {}, unknown: [] };

/**
 * Only a trip by frequency is named by its start too: many feeds send the start of every trip. A run that the timetable
 * doesn't have keeps it, or the alert would be about all runs of the trip.
 */
const runIDOf =
  ({ timetable }: AlertCity): TripIDOf =>
  ({ trip, gtfsTripID, date, start }) => {
    const isSingle = timetable === null || timetable.runOf(trip, date, start)?.isRepeated === false;
    return tripIDOf({ gtfsTripID, date, start: isSingle ? undefined : start });
  };

/** What of `AlertMatch.unknown` the operator should know, in at most one sentence. */
export const unknownNotes = (unknown: readonly string[]): readonly string[] =>
  unknown.length === 0
    ? []
    : [`Alerts name what the timetable does not have, such as ${unknown.join(', ')}.`];

export function createFeedAlerts(first: AlertCity, feed: string, log: Log): FeedAlerts {
  let city = first;
  let last: { readonly message: AlertMessage; readonly readAt: number } | null = null;
  let match: AlertMatch | null = null;
  let hasHadAlerts = false;
  let loggedReasons = '';

  const logLeftOut = ({ leftOut }: AlertMatch) => {
    const reasons = Object.keys(leftOut).toSorted().join();
    // Counts change with each alert, and the operator's page has them.
    if (reasons !== loggedReasons && reasons !== '')
      log({ event: 'alerts left out', feed, leftOut });
    loggedReasons = reasons;
  };

  /** An older match never replaces a newer one. */
  const matchLast = oneAfterAnother(async () => {
    if (last === null) return;
    const { alerts, alertsBeyond } = last.message;
    const steps = matchAlertsSteps(alerts, alertsBeyond, {
      snapshot: city.snapshot,
      tripIDOf: runIDOf(city),
      now: last.readAt,
    });
    match = alerts.length === 0 ? NOTHING : await runStepsWithPauses(steps);
    logLeftOut(match);
  });

  return {
    use(message, readAt) {
      last = { message, readAt };
      hasHadAlerts ||= message.alerts.length > 0;
      return matchLast();
    },
    useCity(next) {
      city = next;
      return matchLast();
    },
    match: () => match,
    mayHaveAlerts() {
      if (last === null || hasHadAlerts) return true;
      return last.message.vehicles.length + last.message.tripUpdates.trips.length === 0;
    },
    notes() {
      return unknownNotes(match?.unknown ?? []);
    },
  };
}
