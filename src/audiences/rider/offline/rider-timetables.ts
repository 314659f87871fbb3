import { createTimetableStore } from '../../../api/persisted/createTimetableStore.ts';

/** Ten favorites and five opened stops (`SaveTimetables`), about 1 MB. */
const MOST_STOPS = 15;

/** The timetables of a rider's stops, for use without a network. */
export const RIDER_TIMETABLES = createTimetableStore('curbside-timetables', MOST_STOPS);
