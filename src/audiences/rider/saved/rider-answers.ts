import { createAnswerStore } from '../../../api/persisted/createAnswerStore.ts';

/** The last stops and lots, saved on the rider's device; no other audience saves any. */
export const RIDER_ANSWERS = createAnswerStore();
