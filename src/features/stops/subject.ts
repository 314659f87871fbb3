import type { Subject } from '../../api/Subject.ts';

const NEVER = Number.POSITIVE_INFINITY;

export const STOPS = {
  name: 'stops',
  // A stop stays where it is, so a list that can't be refreshed is late, and never lost.
  limits: () => ({ lateAfter: NEVER, lostAfter: NEVER }),
} satisfies Subject;
