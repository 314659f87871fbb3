import { type AnswerStore, createAnswerStore } from './createAnswerStore.ts';

/** How many days are saved, from today. */
export const DAYS_AHEAD = 7;

/** A place on the device for the timetables of so many stops. */
export const createTimetableStore = (database: string, mostStops: number): AnswerStore =>
  createAnswerStore(database, { maxAnswers: mostStops * DAYS_AHEAD, maxAgeDays: DAYS_AHEAD });
