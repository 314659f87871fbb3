import { utcOffsetAt } from '../../lib/time/civil-time.ts';
import { SLOT_MINUTES } from './LotCounts.ts';

const SLOT = SLOT_MINUTES * 60_000;

/** The slot of an instant by the city's clock, so that rush hours stay where they are when clocks change. */
export const slotAt = (instant: number, timeZone: string): number =>
  Math.floor((instant + utcOffsetAt(instant, timeZone)) / SLOT);

/** When the slot of an instant began. */
export const startOfSlot = (instant: number, timeZone: string): number =>
  instant - ((instant + utcOffsetAt(instant, timeZone)) % SLOT);
