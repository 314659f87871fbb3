import { NOTICES_INTERVAL, noticesQuery } from '../../api/queries/notices-queries.ts';
import { NOTICES_KEY } from '../../api/queries/query-keys.ts';
import type { Subject } from '../../api/Subject.ts';

export const NOTICES = {
  name: 'notices',
  // A notice says itself until when it is in force, so an old one is still shown.
  limits: () => ({ lateAfter: 600, lostAfter: 3600, hiddenAfter: Number.POSITIVE_INFINITY }),
  live: {
    queryKey: NOTICES_KEY,
    isForAlerts: false,
    polls: ({ api }) => [
      { query: noticesQuery(api), interval: NOTICES_INTERVAL, longest: 5 * NOTICES_INTERVAL },
    ],
  },
} satisfies Subject;
