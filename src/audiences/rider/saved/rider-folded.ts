import { createFoldedNotices } from '../../../features/notices/foldedNotices.ts';

/** The notices that the rider has folded away, saved on the rider's device. */
export const RIDER_FOLDED = createFoldedNotices();
