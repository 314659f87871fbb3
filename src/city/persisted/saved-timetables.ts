import * as z from 'zod/mini';

import type { AnswerStore } from '../../api/persisted/createAnswerStore.ts';
import { DAYS_AHEAD } from '../../api/persisted/createTimetableStore.ts';
import { askLocally } from '../../api/pocket/whoAnswers.ts';
import { readTimetable } from '../../api/readTimetable.ts';
import { DOCUMENTS } from '../../contract/documents/documents.ts';
import { StopTimetable } from '../../contract/documents/stop-timetable.ts';
import { addDays, isoDateOf, serviceDateAt } from '../../lib/time/service-date.ts';

/** Milliseconds after which a timetable is read again. */
const READ_AGAIN = 86_400_000;
/** The service day before may run past midnight, and after the last bus the next day's first one is named. */
const DAYS_AROUND = [-1, 0, 1];

/** Where a device has timetables. */
export interface TimetableStore {
  readonly store: AnswerStore;
  /** Whether the page may save on this device now. */
  readonly maySave: () => boolean;
  /** The base URL of the service, to which the timetables belong. */
  readonly baseUrl: string;
}

const nameOf = (baseUrl: string, stopID: string, date: string) =>
  `${baseUrl} timetable ${stopID} ${date}`;

/** The timetable of a stop from the city in the page; null if that does not have it. */
async function findInCity(stopID: string, date: string): Promise<StopTimetable | null> {
  const path = DOCUMENTS.timetable.path
    .replace('{stopID}', () => encodeURIComponent(stopID))
    .replace('{date}', date.replaceAll('-', ''));
  const response = await askLocally(path);
  return z.safeParse(StopTimetable, await response?.json()).data ?? null;
}

/** The saved timetable of a stop on a day, `2026-11-20`; null if none is on the device. */
export async function findTimetable(
  { store, baseUrl }: TimetableStore,
  stopID: string,
  date: string,
): Promise<StopTimetable | null> {
  const stored = await store.find(nameOf(baseUrl, stopID, date));
  return z.safeParse(StopTimetable, stored?.wire).data ?? findInCity(stopID, date);
}

/**
 * The saved timetables of a stop for the days around now; none if today's is not saved.
 *
 * @param now milliseconds since 1970, by the service's clock
 */
export async function findTimetablesAround(
  timetables: TimetableStore,
  stopID: string,
  now: number,
  timeZone: string,
): Promise<readonly StopTimetable[]> {
  const today = serviceDateAt(now, timeZone);
  const found = await Promise.all(
    DAYS_AROUND.map((days) => findTimetable(timetables, stopID, isoDateOf(addDays(today, days)))),
  );
  return found[DAYS_AROUND.indexOf(0)] === null ? [] : found.filter((one) => one !== null);
}

/**
 * Reads the timetables of some stops for the next seven days, one after the other, and saves them on the device. A
 * timetable that was read within a day is not read again.
 *
 * @param template the setting `timetables`
 * @param clockOffset milliseconds by which the service's clock is ahead of the device's
 * @throws ApiError if one can't be read; the signal's reason
 */
export async function saveTimetables(
  { store, maySave, baseUrl }: TimetableStore,
  { template, timeZone }: { readonly template: string; readonly timeZone: string },
  stopIDs: readonly string[],
  clockOffset: number,
  signal: AbortSignal,
): Promise<void> {
  const receivedAt = Date.now();
  const today = serviceDateAt(receivedAt + clockOffset, timeZone);
  // Day by day: today's timetables are needed most.
  for (let days = 0; days < DAYS_AHEAD; days += 1) {
    const date = isoDateOf(addDays(today, days));
    for (const stopID of stopIDs) {
      const name = nameOf(baseUrl, stopID, date);
      const stored = await store.find(name);
      if (stored !== undefined && receivedAt - stored.receivedAt < READ_AGAIN) continue;
      const timetable = await readTimetable(template, { stopID, date }, signal);
      if (!maySave()) return;
      if (timetable !== null)
        await store.save(name, { wire: z.encode(StopTimetable, timetable), receivedAt });
    }
  }
}
