import { createUsualStore } from '../../features/parking/usual/createUsualStore.ts';

/** What a rider's device has seen of the lots (C32); opened when it is first written or read. */
export const RIDER_USUAL = createUsualStore();
