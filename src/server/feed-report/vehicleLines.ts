import type { FeedMessage } from '../../contract/realtime/FeedMessage.ts';
import type { Snapshot } from '../../contract/snapshot/snapshot.ts';
import type { SnapshotTimetable } from '../../contract/snapshot/timetable.ts';
import { counted, printable } from '../../feeds/gtfs/report/wording.ts';
import { decodeFeedMessage } from '../../feeds/realtime/decodeFeedMessage.ts';
import { runSteps } from '../../lib/steps.ts';
import { LIVE_FOR } from '../../transit/arrivals/createCityTimes.ts';
import { createAgency } from '../../transit/createAgency.ts';
import type { LeftOutReason } from '../../transit/positions/TripMatch.ts';
import type { FeedReport } from '../../transit/report/reportOf.ts';
import { clockNotes, dateOf } from '../../transit/report/vehicle-faults.ts';
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
  ['vehicleFailed', 'that Curbside failed to work out, which is a fault of Curbside'],
];

function timeSentence({ madeAt }: FeedMessage, now: number): string {
  if (madeAt === undefined) return 'The feed has no time of its own.';
  const age = (now - madeAt) / 1000;
  const distance = age < 0 ? `${duration(-age)} in the future` : `${duration(age)} ago`;
  return `The feed's own time is ${dateOf(madeAt)}, ${distance}.`;
}

function vehicleSentences(
  { vehicles, tripUpdates, alerts }: FeedMessage,
  { shown, leftOut = {}, vehicles: { unused, sentence } }: FeedReport,
): readonly string[] {
  const reasons = REASONS.flatMap(([reason, words]) =>
    (leftOut[reason] ?? 0) > 0 ? [`${words} (${leftOut[reason]})`] : [],
  );
  // A feed of trip updates or alerts only rightly has none.
  const isOther = vehicles.length === 0 && tripUpdates.trips.length + alerts.length > 0;
  return [
    ...(isOther
      ? []
      : [`${counted(vehicles.length, 'bus', 'buses')}, of which ${shown} can be shown.`]),
    ...(unused > 0 ? [sentence()] : []),
    ...(reasons.length === 0 ? [] : [`Not shown: ${reasons.join(', ')}.`]),
  ];
}

/** How many of the feed's alerts are shown. */
function alertSentences(
  { alerts, alertsBeyond }: FeedMessage,
  { alertsLeftOut }: FeedReport,
  shown: number,
): readonly string[] {
  if (alerts.length === 0) return [];
  return [
    `${counted(alerts.length + alertsBeyond, 'alert')}, of which ${shown} can be shown.`,
    ...(Object.keys(alertsLeftOut).length === 0
      ? []
      : [`Left out or put right: ${countedReasons(alertsLeftOut)}.`]),
  ];
}

/**
 * Explains one message of a realtime feed beside the feed of its timetable, as an agency takes it.
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
  // A recorded message is explained as it was.
  const { madeAt: at = now } = message;
  const agency = createAgency({ feeds: 1 });
  runSteps(agency.use(snapshot, timetable));
  runSteps(agency.take(0, message, at));
  const report = agency.report(0, at);
  return [
    '',
    `Realtime data, from ${name}:`,
    ...[
      timeSentence(message, now),
      ...vehicleSentences(message, report),
      ...report.notes,
      ...(report.mismatch === undefined
        ? []
        : [`This feed doesn't fit the timetable: ${report.mismatch}.`]),
      ...alertSentences(message, report, agency.alerts(at)?.alerts.length ?? 0),
      // A file may have been recorded long ago.
      ...(isUrl(name) ? clockNotes(message, now, LIVE_FOR) : []),
    ].map((one) => `- ${one}`),
  ].map(printable);
}
