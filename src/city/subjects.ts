import type { AddedSubject, Subject } from '../api/Subject.ts';
import type { AddedName } from '../contract/subjects.ts';
import { BIKES } from '../features/bikes/subject.ts';
import { EVENTS } from '../features/events/subject.ts';
import { NOTICES } from '../features/notices/subject.ts';
import { LOTS } from '../features/parking/subject.ts';
import { STOPS } from '../features/stops/subject.ts';
import { VEHICLES } from '../features/vehicles/subject.ts';

/** The subjects that came after the first version. `parts.ts` has what shows them. */
export const ADDED_SUBJECTS = {
  bikes: BIKES,
} satisfies Record<AddedName, AddedSubject>;

/** The subjects of a city. Whatever must know all of them reads this. */
export const SUBJECTS: Readonly<Record<Subject['name'], Subject>> = {
  stops: STOPS,
  vehicles: VEHICLES,
  lots: LOTS,
  events: EVENTS,
  notices: NOTICES,
  ...ADDED_SUBJECTS,
};

/** Those that are polled. */
export const LIVE_SUBJECTS = Object.values(SUBJECTS).flatMap(({ name, limits, live }) =>
  live === undefined ? [] : [{ name, limits, live }],
);
