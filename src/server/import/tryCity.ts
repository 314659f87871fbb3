import type { Snapshot } from '../../contract/snapshot/snapshot.ts';
import { serviceDateAt } from '../../lib/time/service-date.ts';
import type { SnapshotSource } from '../../service/sources/snapshot/createSnapshotSource.ts';
import type { ImportedCity } from './cache/snapshot-store.ts';

/** Enough to meet a fault that a feed has in many places. Those of a large city have megabytes. */
const MOST_DOCUMENTS = 20;

/** The ID of the stop where most trips stop. */
function busiestStop({ patterns, trips, stops }: Snapshot): string {
  const tripsOf = new Uint32Array(patterns.length);
  for (const pattern of trips.patterns) tripsOf[pattern] = (tripsOf[pattern] ?? 0) + 1;
  const served = new Uint32Array(stops.length);
  for (const [pattern, { stops: ofPattern }] of patterns.entries())
    for (const stop of ofPattern) served[stop] = (served[stop] ?? 0) + (tripsOf[pattern] ?? 0);
  const most = served.reduce((best, count, stop) => (count > (served[best] ?? 0) ? stop : best), 0);
  return stops[most]?.stopID ?? '';
}

/**
 * Asks a city once for all that riders ask it for, before it counts as good: the routes, stops, documents and names,
 * and at the busiest stop the arrivals, a trip and the timetables of today and of the first day.
 *
 * @param source serves the snapshot
 * @param now milliseconds since 1970
 * @throws what an operation throws
 */
export async function tryCity(
  source: SnapshotSource,
  { snapshot, timetable }: Pick<ImportedCity, 'snapshot' | 'timetable'>,
  now: number,
): Promise<void> {
  const { timeZone, firstDate } = snapshot.city;
  const answers: unknown[] = [source.city, await source.stops.read(null, now)];
  const routeIDs = (await source.routeIDs(now)).slice(0, MOST_DOCUMENTS);
  for (const routeID of routeIDs) answers.push(await source.routeDocument.read(routeID, now));
  const languages = new Set((snapshot.names ?? []).map(([language]) => language));
  for (const language of [...languages].slice(0, MOST_DOCUMENTS))
    answers.push(await source.names?.read(language, now));
  if (timetable !== null && source.times !== undefined) {
    const stopID = busiestStop(snapshot);
    const { arrivals, trip, timetable: days } = source.times;
    const next = await arrivals.read({ stopID, minutes: 90 }, now);
    answers.push(next);
    for (const { tripID } of next.value?.arrivals.slice(0, 1) ?? [])
      answers.push(await trip?.read({ tripID }, now));
    for (const date of [serviceDateAt(now, timeZone), firstDate])
      answers.push(await days?.read({ stopID, date }, now));
  }
  // What can't be written as JSON can't be answered.
  for (const answer of answers) JSON.stringify(answer);
}
