import { useQuery } from '@tanstack/react-query';

import { timetablesQuery } from '../../api/queries/timetablesQuery.ts';
import type { Read } from '../../api/Read.ts';
import type { StopTimetable } from '../../contract/stop-timetable.ts';
import { useClockOffset } from '../reads/live/clock-reads.ts';
import { useSettings } from '../reads/SettingsContext.ts';

const NONE: readonly StopTimetable[] = [];

/**
 * The timetables of stops for this service day and the next one (T25). A city without timetables is asked for none.
 *
 * @param stopIDs memoize them
 */
export function useTimetables(stopIDs: readonly string[]): {
  readonly read: Read<readonly StopTimetable[]> | undefined;
  readonly ofStop: (stopID: string) => readonly StopTimetable[];
} {
  const { timetables, city } = useSettings();
  const offset = useClockOffset();
  const { data: read } = useQuery({
    ...timetablesQuery({
      template: timetables ?? '',
      stopIDs,
      timeZone: city.timeZone,
      now: () => Date.now() + offset,
    }),
    enabled: timetables !== undefined && stopIDs.length > 0,
  });
  return {
    read,
    ofStop: (stopID) => (read?.answer ?? NONE).filter((timetable) => timetable.stopID === stopID),
  };
}
