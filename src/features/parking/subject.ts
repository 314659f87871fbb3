import { lotsQuery } from '../../api/queries/live-queries.ts';
import { LOTS_KEY } from '../../api/queries/query-keys.ts';
import type { Subject } from '../../api/Subject.ts';
import { slowestPoll } from '../../contract/settings/settings.ts';

export const LOTS = {
  name: 'lots',
  // A lost count says nothing about open spots, but is shown for some time.
  limits: ({ lotsLateSeconds, lotsUnknownSeconds, lotsGoneSeconds }) => ({
    lateAfter: lotsLateSeconds,
    lostAfter: lotsUnknownSeconds,
    hiddenAfter: lotsGoneSeconds,
  }),
  live: {
    queryKey: LOTS_KEY,
    isForAlerts: false,
    polls: ({ api, settings: { polling, staleness } }) => [
      {
        query: lotsQuery(api, false),
        interval: polling.lotsSeconds * 1000,
        longest: slowestPoll(staleness.lotsLateSeconds) * 1000,
      },
    ],
  },
} satisfies Subject;
