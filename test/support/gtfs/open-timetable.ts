import { importGtfs } from '../../../src/feeds/gtfs/importGtfs.ts';
import { formatMoment, parseDateTime } from '../../../src/lib/time/zoned-time.ts';
import { createTimetable } from '../../../src/transit/network/createTimetable.ts';
import { aFeed, FEED_DAY } from '../feeds/a-feed.ts';

const ZONE = 'America/Chicago';
const at = (text: string) => parseDateTime(text, ZONE)?.instant ?? Number.NaN;
export const said = (instant: number) => formatMoment(instant, ZONE);

type Files = Parameters<typeof aFeed>[0];

/** The timetable of a small feed with other files; see `aFeed`. */
export async function openTimetable(files: Files, today = FEED_DAY) {
  const imported = await importGtfs(aFeed(files), { today, contentHash: 'abc' });
  const { snapshot, timetable } = imported;
  const times = createTimetable(snapshot, timetable);
  const stopOf = (stopID: string) =>
    snapshot.stops.findIndex(({ gtfsStopID }) => gtfsStopID === stopID);
  /** The departures from a stop, in the zone of the feed and in order. */
  const departures = (stopID: string, from: string, until: string) =>
    times
      .placesOf(stopOf(stopID))
      .flatMap((place) => times.departures(place, at(from), at(until)))
      .toSorted((a, b) => a.at - b.at);
  const clocks = (...options: Parameters<typeof departures>) =>
    departures(...options).map((departure) => said(departure.at));
  const findings = imported.report.findings.map(({ kind }) => kind);
  return { ...imported, times, stopOf, departures, clocks, findings };
}
