import { createAnswerStore } from '../../../api/persisted/createAnswerStore.ts';
import { createTimetableStore } from '../../../api/persisted/createTimetableStore.ts';
import { MOST_STATION_STOPS } from '../../../contract/board/station-places.ts';

const maySave = () => window.top === window;

/** The last stops and lots, for a start without a network. */
export const DISPLAY_ANSWERS = createAnswerStore('curbside-display');

/** Saved rarely, because the storage of many small computers wears out with each write. */
export const SAVE_POLICY = { maySave, restoreDelay: 1_000, saveInterval: 5 * 60_000 };

/** The timetables of a station's stops, for times without a network. */
export const DISPLAY_TIMETABLES = {
  store: createTimetableStore('curbside-display-timetables', MOST_STATION_STOPS),
  maySave,
};
