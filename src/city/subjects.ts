import type { Subject } from '../api/Subject.ts';
import { EVENTS } from '../features/events/subject.ts';
import { LOTS } from '../features/parking/subject.ts';
import { STOPS } from '../features/stops/subject.ts';
import { VEHICLES } from '../features/vehicles/subject.ts';

/** The subjects of a city, in the order of its lists. Whatever must know all of them reads this. */
const SUBJECTS: readonly Subject[] = [STOPS, VEHICLES, LOTS, EVENTS];

/** Those that are polled. */
export const LIVE_SUBJECTS = SUBJECTS.flatMap(({ live, ...subject }) =>
  live === undefined ? [] : [{ ...subject, live }],
);
