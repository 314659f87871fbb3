import { periodAt } from '../../contract/alerts/Alert.ts';
import type { Snapshot } from '../../contract/snapshot/snapshot.ts';
import { section } from '../../feeds/gtfs/report/reportLines.ts';
import { counted, printable } from '../../feeds/gtfs/report/wording.ts';
import { readNotices } from '../../feeds/notices/readNotices.ts';
import { createSnapshotSource } from '../../service/sources/snapshot/createSnapshotSource.ts';
import { knownOnly } from '../notices/knownOnly.ts';
import { type CityPlaces, placesOf } from '../notices/mixAlerts.ts';
import type { ReportCity } from './lotLines.ts';

/** What the feeds of a city have, as the server asks it; null without a feed. */
async function placesIn(snapshots: readonly Snapshot[], now: number): Promise<CityPlaces | null> {
  if (snapshots.length === 0) return null;
  const all = await Promise.all(
    snapshots.map((snapshot) => placesOf(createSnapshotSource({ snapshot }), now)),
  );
  const known = all.flatMap((places) => places ?? []);
  return {
    route: (id) => known.flatMap((places) => places.route(id) ?? [])[0],
    stops: (id) => known.map((places) => places.stops(id)).find((ids) => ids.length > 0) ?? [],
  };
}

/**
 * Explains a file of the operator's own notices in the form of the report on a GTFS feed.
 *
 * @param name the file's path or URL
 * @param snapshots of the feeds whose routes and stops the notices may name; none leaves those unchecked
 * @returns lines of text without line breaks
 * @throws FileError if it would be refused
 */
export async function noticeLines(
  name: string,
  bytes: Uint8Array,
  { timeZone, now }: ReportCity,
  snapshots: readonly Snapshot[],
): Promise<string[]> {
  const read = readNotices(bytes, timeZone);
  const { alerts, unknown } = await knownOnly(read, () => placesIn(snapshots, now));
  const left = alerts.flatMap((alert) => periodAt(alert, now) ?? []);
  const inForce = left.filter(({ from = now }) => from <= now).length;
  const over = alerts.length - left.length;
  const sentences = (isLeftOut: boolean) =>
    unknown.flatMap((one) => (one.isLeftOut === isLeftOut ? [one.text] : []));
  const problems = [...read.problems, ...sentences(true)];
  const isUnchecked = snapshots.length === 0 && alerts.some(({ concerns }) => concerns.length > 0);
  return [
    '',
    `Notices, from ${name}:`,
    `${counted(alerts.length, 'notice')}: ${inForce} in force now, ${left.length - inForce} later, ${over} over.`,
    ...(isUnchecked
      ? ['Name the GTFS feed, too, to check the routes and stops of the notices.']
      : []),
    ...(problems.length === 0 ? ['', 'No problems were found.'] : []),
    ...section('Problems:', problems),
    ...section('Worth a look:', sentences(false)),
  ].map(printable);
}
