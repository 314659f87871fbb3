import type { Subject } from '../../api/Subject.ts';

/** They are read with the lots. */
export const EVENTS = {
  name: 'events',
  // An event stays true, however old the list is.
  limits: ({ lotsLateSeconds }) => ({
    lateAfter: lotsLateSeconds,
    lostAfter: Number.POSITIVE_INFINITY,
  }),
} satisfies Subject;
