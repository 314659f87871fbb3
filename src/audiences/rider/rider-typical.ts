import { createTypicalStore } from '../../features/parking/typical/createTypicalStore.ts';

/** What a rider's device has seen of the lots (C32); opened when it is first written or read. */
export const RIDER_TYPICAL_STORE = createTypicalStore();
