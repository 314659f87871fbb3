import { lotsQuery } from '../../api/queries/live-queries.ts';
import { LOTS_KEY } from '../../api/queries/query-keys.ts';
import type { Subject } from '../../api/Subject.ts';
import { slowestPoll } from '../../contract/settings.ts';

export const LOTS = {
  name: 'lots',
  // A lost count says nothing about open spots, but is shown for some time (C9).
  limits: ({ lotsLateSeconds, lotsUnknownSeconds, lotsGoneSeconds }) => ({
    lateAfter: lotsLateSeconds,
    lostAfter: lotsUnknownSeconds,
    hiddenAfter: lotsGoneSeconds,
  }),
  live: {
    queryKey: LOTS_KEY,
    isForAlerts: false,
    polls: ({ api, settings: { polling, staleness } }) => {
      const interval = polling.lotsSeconds * 1000;
      const longest = slowestPoll(staleness.lotsLateSeconds) * 1000;
      return [{ query: lotsQuery(api, interval), interval, longest }];
    },
    nameOf: (_, { page }) => page.tabs.lots,
  },
} satisfies Subject;
