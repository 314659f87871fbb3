import { createContext } from 'react';

import type { StopTimetable } from '../../contract/stop-timetable.ts';

/** Finds the timetable of a stop on a day, `2026-11-20`, on the device; null if it is not kept. */
export type FindTimetable = (stopID: string, date: string) => Promise<StopTimetable | null>;

/** The timetables that are kept on the device (T20); null if the audience keeps none. */
export const KeptTimetablesContext = createContext<FindTimetable | null>(null);
