import { createAnswerStore } from '../../../api/persisted/createAnswerStore.ts';

/** The last stops, lots and timetables, for a start without a network (A37, T25). */
export const DISPLAY_ANSWERS = createAnswerStore('curbside-display');

/** Saved rarely, because the storage of many small computers wears out with each write. */
export const SAVE_POLICY = {
  maySave: () => window.top === window,
  restoreDelay: 1_000,
  saveInterval: 5 * 60_000,
};
