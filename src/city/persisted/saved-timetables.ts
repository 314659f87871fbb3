import * as z from 'zod/mini';

import type { AnswerStore } from '../../api/persisted/createAnswerStore.ts';
import { readTimetable } from '../../api/readTimetable.ts';
import { StopTimetable } from '../../contract/stop-timetable.ts';
import { addDays, isoDateOf, serviceDateAt } from '../../lib/time/service-date.ts';

/** How many days are saved, from today (T20). */
const DAYS_AHEAD = 7;
/** Milliseconds after which a timetable is read again. */
const READ_AGAIN = 86_400_000;

/** Where timetables are saved. */
interface TimetableStore {
  readonly store: AnswerStore;
  /** The base URL of the service, to which the timetables belong. */
  readonly baseUrl: string;
}

const nameOf = (baseUrl: string, stopID: string, date: string) =>
  `${baseUrl} timetable ${stopID} ${date}`;

/** The saved timetable of a stop on a day, `2026-11-20`; null if none is saved. */
export async function findSavedTimetable(
  { store, baseUrl }: TimetableStore,
  stopID: string,
  date: string,
): Promise<StopTimetable | null> {
  const stored = await store.find(nameOf(baseUrl, stopID, date));
  return z.safeParse(StopTimetable, stored?.wire).data ?? null;
}

/**
 * Reads the timetables of some stops for the next seven days, one after the other, and saves them on the device. A
 * timetable that was read within a day is not read again.
 *
 * @param template the setting `timetables`
 * @param maySave whether the page may still save on the device
 * @param now milliseconds since 1970
 * @throws ApiError if one can't be read; the signal's reason
 */
export async function saveTimetables(
  timetables: TimetableStore,
  { template, timeZone }: { readonly template: string; readonly timeZone: string },
  stopIDs: readonly string[],
  maySave: () => boolean,
  now: number,
  signal: AbortSignal,
): Promise<void> {
  const { store, baseUrl } = timetables;
  const today = serviceDateAt(now, timeZone);
  // Day by day: today's timetables are needed most.
  for (let days = 0; days < DAYS_AHEAD; days += 1) {
    const date = isoDateOf(addDays(today, days));
    for (const stopID of stopIDs) {
      const name = nameOf(baseUrl, stopID, date);
      const stored = await store.find(name);
      if (stored !== undefined && now - stored.receivedAt < READ_AGAIN) continue;
      const timetable = await readTimetable(template, { stopID, date }, signal);
      if (!maySave()) return;
      if (timetable !== null)
        await store.save(name, { wire: z.encode(StopTimetable, timetable), receivedAt: now });
    }
  }
}
