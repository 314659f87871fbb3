import * as z from 'zod/mini';

import { timetablesKey } from '../../../api/queries/query-keys.ts';
import { useTimetables } from '../../../city/departures/useTimetables.ts';
import { usePersistedRead } from '../../../city/persisted/usePersistedRead.ts';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { StopTimetable } from '../../../contract/stop-timetable.ts';
import { DISPLAY_ANSWERS, SAVE_POLICY } from '../screen/display-answers.ts';

const Saved = z.array(StopTimetable);

/** Saves the timetables of a station's stops, all in one place, for a start without a network (T25). */
export function SaveTimetables({ stopIDs }: { stopIDs: readonly string[] }) {
  const { baseUrl } = useSettings().service;
  usePersistedRead({
    store: DISPLAY_ANSWERS,
    policy: SAVE_POLICY,
    name: `${baseUrl} timetables`,
    read: useTimetables(stopIDs).read,
    queryKey: timetablesKey(stopIDs),
    toWire: (timetables) => z.encode(Saved, [...timetables]),
    fromWire: (wire) => z.safeParse(Saved, wire).data,
  });
  return null;
}
