import { createHiddenNotices } from '../../../features/notices/hidden-notices.ts';

/** The notices that the rider has hidden, saved on the rider's device. */
export const RIDER_HIDDEN_NOTICES = createHiddenNotices();
