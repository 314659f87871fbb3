import type { Gap } from '../Source.ts';

/** What is missing because a part could not be read. */
export const gapOf = (reason: unknown): Gap => ({
  fault: reason instanceof Error ? reason : new Error(String(reason)),
});
