import type { FeedMessage } from '../../contract/realtime/FeedMessage.ts';
import type { Snapshot } from '../../contract/snapshot/snapshot.ts';
import type { SnapshotTimetable } from '../../contract/snapshot/timetable.ts';
import { counted, printable } from '../../feeds/gtfs/report/wording.ts';
import { decodeFeedMessage } from '../../feeds/realtime/decodeFeedMessage.ts';
import { runSteps } from '../../lib/steps.ts';
import { matchAlertsSteps } from '../../transit/alerts/matchAlerts.ts';
import { LIVE_FOR } from '../../transit/arrivals/createCityTimes.ts';
import { tripIDOf } from '../../transit/arrivals/trip-id.ts';
import { createTimetable } from '../../transit/network/createTimetable.ts';
import { createTripMatcher, type TripMatcher } from '../../transit/positions/createTripMatcher.ts';
import type { LeftOutReason, TripMatch } from '../../transit/positions/TripMatch.ts';
import { tripNames } from '../../transit/positions/tripNames.ts';
import {
  createUpdateReader,
  type UpdateReader,
} from '../../transit/predictions/createUpdateReader.ts';
import { updateNotes, updatesFault } from '../../transit/report/update-notes.ts';
import {
  clockNotes,
  dateOf,
  mismatchFault,
  namingNotes,
  withoutTripSentence,
} from '../../transit/report/vehicle-faults.ts';
import { unknownNotes } from '../feeds/alerts/createFeedAlerts.ts';
import { countedReasons } from '../feeds/createFindingsLog.ts';
import { duration } from '../operator/tablePage.ts';
import { isUrl } from '../settings/address-settings.ts';

/** Why buses are not shown. */
const REASONS: readonly (readonly [reason: LeftOutReason, words: string])[] = [
  ['deleted', 'deleted from the feed'],
  ['unreadable', 'unreadable'],
  ['canceled', 'on a canceled trip'],
  ['withoutID', 'without an ID'],
  ['withoutPosition', 'without a position'],
  ['farAway', 'far from this city'],
  ['tooOld', 'with a position more than three minutes older than the feed'],
  ['duplicate', 'with the ID of another bus'],
  ['withoutRoute', 'on no route of this city'],
];

function timeSentence({ madeAt }: FeedMessage, now: number): string {
  if (madeAt === undefined) return 'The feed has no time of its own.';
  const age = (now - madeAt) / 1000;
  const distance = age < 0 ? `${duration(-age)} in the future` : `${duration(age)} ago`;
  return `The feed's own time is ${dateOf(madeAt)}, ${distance}.`;
}

/** What the feed's trip updates say, beside the timetable (T6). */
function updateSentences(
  { madeAt, tripUpdates }: FeedMessage,
  matcher: TripMatcher,
  match: TripMatch,
  updates: UpdateReader,
  now: number,
): readonly string[] {
  const total = tripUpdates.trips.length;
  const readAt = madeAt ?? now;
  const steps = updates.readSteps(tripUpdates, {
    madeAt: readAt,
    // A recorded message is explained as it was.
    now: readAt,
    ...tripNames(matcher, [match]),
    // Takes each bus as seen: a single message can't say.
    busOn: () => '',
    isTracked: () => true,
    before: null,
  });
  const read = runSteps(steps);
  const fault = updatesFault(total, read.counts);
  return [
    ...updateNotes(total, read),
    ...(fault === undefined ? [] : [`This feed doesn't fit the timetable: ${fault}.`]),
  ];
}

function sentences(message: FeedMessage, match: TripMatch, now: number): string[] {
  const { matched, trips, leftOut } = match;
  const fault = mismatchFault(message, match, false);
  const reasons = REASONS.flatMap(([reason, words]) =>
    leftOut[reason] > 0 ? [`${words} (${leftOut[reason]})`] : [],
  );
  return [
    timeSentence(message, now),
    // A feed of trip updates or alerts only rightly has none.
    ...(message.vehicles.length === 0 &&
    message.tripUpdates.trips.length + message.alerts.length > 0
      ? []
      : [`${counted(message.vehicles.length, 'bus', 'buses')}, of which ${matched} can be shown.`]),
    ...namingNotes(match),
    ...(fault === undefined ? [] : [`This feed doesn't fit the timetable: ${fault}.`]),
    ...(trips.withoutTrip > 0 ? [withoutTripSentence(trips)] : []),
    ...(reasons.length === 0 ? [] : [`Not shown: ${reasons.join(', ')}.`]),
  ];
}

/** How many of the feed's alerts are shown (N1). */
function alertSentences(
  { alerts, alertsBeyond }: FeedMessage,
  snapshot: Snapshot,
  now: number,
): readonly string[] {
  if (alerts.length === 0) return [];
  const steps = matchAlertsSteps(alerts, alertsBeyond, { snapshot, tripIDOf, now });
  const { alerts: shown, leftOut, unknown } = runSteps(steps);
  return [
    `${counted(alerts.length + alertsBeyond, 'alert')}, of which ${shown.length} can be shown.`,
    ...(Object.keys(leftOut).length === 0
      ? []
      : [`Left out or put right: ${countedReasons(leftOut)}.`]),
    ...unknownNotes(unknown),
  ];
}

/**
 * Explains one message of a realtime feed beside the feed of its timetable (S17).
 *
 * @param name the feed's path or URL
 * @param timetable the times of the snapshot
 * @param now milliseconds since 1970
 * @returns lines of text without line breaks
 * @throws RealtimeError if the bytes are not such a message
 */
export function vehicleLines(
  name: string,
  bytes: Uint8Array,
  snapshot: Snapshot,
  timetable: SnapshotTimetable,
  now: number,
): string[] {
  const message = decodeFeedMessage(bytes);
  const matcher = createTripMatcher(snapshot);
  const match = runSteps(matcher.matchSteps(message, { now }));
  const updates = createUpdateReader(snapshot, createTimetable(snapshot, timetable));
  return [
    '',
    `Realtime data, from ${name}:`,
    ...[
      ...sentences(message, match, now),
      ...updateSentences(message, matcher, match, updates, now),
      ...alertSentences(message, snapshot, now),
      // A file may have been recorded long ago.
      ...(isUrl(name) ? clockNotes(message, now, LIVE_FOR) : []),
    ].map((one) => `- ${one}`),
  ].map(printable);
}
