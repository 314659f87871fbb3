import { BIKES_INTERVAL, BIKES_KEY, bikesQuery } from '../../api/queries/bikes-queries.ts';
import type { AddedSubject } from '../../api/Subject.ts';

export const BIKES = {
  name: 'bikes',
  // As for lots: a count that is lost says nothing of what is there now.
  limits: ({ lotsLateSeconds, lotsUnknownSeconds, lotsGoneSeconds }) => ({
    lateAfter: lotsLateSeconds,
    lostAfter: lotsUnknownSeconds,
    hiddenAfter: lotsGoneSeconds,
  }),
  query: bikesQuery,
  live: {
    queryKey: BIKES_KEY,
    isForAlerts: false,
    polls: ({ api }) => [
      { query: bikesQuery(api), interval: BIKES_INTERVAL, longest: 3 * BIKES_INTERVAL },
    ],
  },
} satisfies AddedSubject;
