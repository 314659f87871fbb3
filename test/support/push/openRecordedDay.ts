import { existsSync } from 'node:fs';

import { importGtfs } from '../../../src/feeds/gtfs/importGtfs.ts';
import { runSteps } from '../../../src/lib/steps.ts';
import { createSnapshotSource } from '../../../src/service/sources/snapshot/createSnapshotSource.ts';
import { createAgency } from '../../../src/transit/createAgency.ts';
import { readPositions, type RecordedPosition } from '../../bench/arrivals/recorded-days.ts';
import { messageOf, ONE_READING } from '../../bench/arrivals/replay.ts';
import { filesFrom, readFeedBytes } from '../gtfs/feed-bytes.ts';

/** A test and a bench, which is bundled, both run in the project's folder. */
const FOLDER = '../shared/times/washington';
const DATE = '20260216';
const MINUTE = 60_000;

/** Whether the recorded day is beside the project. */
export const hasRecordedDay = existsSync(FOLDER);

/** What the feed answered each time, in order. */
function readingsOf(rows: readonly RecordedPosition[]) {
  const readings: { at: number; rows: RecordedPosition[] }[] = [];
  for (const row of rows.toSorted((one, other) => one.readAt - other.readAt)) {
    const last = readings.at(-1);
    if (last === undefined || row.readAt - (last.rows[0]?.readAt ?? 0) >= ONE_READING)
      readings.push({ at: row.readAt, rows: [row] });
    else Object.assign(last, { at: row.readAt }).rows.push(row);
  }
  return readings;
}

/** A city on a recorded day, whose buses `onSecond` brings. Times in milliseconds since 1970. */
export async function openRecordedDay() {
  const { snapshot, timetable } = await importGtfs(filesFrom(readFeedBytes(`${FOLDER}/gtfs.zip`)), {
    today: DATE,
    contentHash: 'x',
  });
  const agency = createAgency({ feeds: 1 });
  runSteps(agency.use(snapshot, timetable));
  const readings = readingsOf(readPositions(`${FOLDER}/${DATE}.positions.csv`));
  const left = [...readings];
  const onSecond = (now: number) => {
    while ((left[0]?.at ?? Infinity) <= now) {
      const reading = left.shift();
      if (reading !== undefined) runSteps(agency.take(0, messageOf(reading.rows), now));
    }
  };
  const source = createSnapshotSource({
    snapshot,
    timetable,
    importedAt: null,
    live: { agency, use: async (city, times) => runSteps(agency.use(city, times)) },
  });
  const wholeMinute = (at = 0) => Math.floor(at / MINUTE) * MINUTE;
  const from = wholeMinute(readings[0]?.at) + 2 * MINUTE;
  onSecond(from);
  const stops = (await source.stops.read(null, from)).value.map(({ stopID }) => stopID);
  return {
    source,
    onSecond,
    from,
    until: wholeMinute(readings.at(-1)?.at),
    timeZone: snapshot.city.timeZone,
    stopIDs: [...new Set(stops)],
  };
}
