import { createVisitStore } from '../../../features/changes/visit.ts';

/** The rider's last visit, saved on the rider's device; no other audience saves one. */
export const RIDER_VISIT = createVisitStore();
