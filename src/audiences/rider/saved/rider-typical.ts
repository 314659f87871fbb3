import { createTypicalStore } from '../../../features/parking/typical/createTypicalStore.ts';

/** The lot counts saved on a rider's device; the database opens at the first read or write. */
export const RIDER_TYPICAL_STORE = createTypicalStore();
