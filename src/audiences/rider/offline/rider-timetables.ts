import { createAnswerStore } from '../../../api/persisted/createAnswerStore.ts';

/** Seven days of ten favorites and five opened stops (`SaveTimetables`), about 1 MB. */
const MAX_TIMETABLES = 105;
const MAX_DAYS = 7;

/** The timetables of a rider's stops, for use without a network (T20). */
export const RIDER_TIMETABLES = createAnswerStore('curbside-timetables', {
  maxAnswers: MAX_TIMETABLES,
  maxAgeDays: MAX_DAYS,
});
