import { createAnswerStore } from '../../../api/persisted/createAnswerStore.ts';
import { createVisitStore } from '../../../features/changes/visit.ts';
import { createFavorites } from '../../../features/favorites/favorites.ts';
import { createHiddenNotices } from '../../../features/notices/hidden-notices.ts';
import { createTypicalStore } from '../../../features/parking/typical/createTypicalStore.ts';

/*
 * What is saved on a rider's device; no other audience saves any of it. A database opens at its first read or write.
 */

/** The last stops and lots. */
export const RIDER_ANSWERS = createAnswerStore();
export const RIDER_FAVORITES = createFavorites();
/** The notices that the rider has hidden. */
export const RIDER_HIDDEN_NOTICES = createHiddenNotices();
/** The lot counts (C32). */
export const RIDER_TYPICAL_STORE = createTypicalStore();
/** The last visit. */
export const RIDER_VISIT = createVisitStore();
