import type { Query, QueryClient } from '@tanstack/react-query';

import { LIVE_SUBJECTS } from '../../../city/subjects.ts';

const LIVE_KEYS = LIVE_SUBJECTS.map(({ live }) => live.queryKey);

/** Says when the polls of a display are due. */
export interface PollWatch {
  /**
   * When the next poll of the live sources is due, in milliseconds of `performance.now`; null if nothing is
   * polled. It lies in the past while a poll is overdue.
   */
  readonly nextDue: () => number | null;
  readonly stop: () => void;
}

type Observer = Query['observers'][number];

/** The milliseconds from one poll of an observer to the next; none if it only reads the cache. */
function waitsOf({ options }: Observer, query: Query): number[] {
  const { refetchInterval } = options;
  const wait = typeof refetchInterval === 'function' ? refetchInterval(query) : refetchInterval;
  return typeof wait === 'number' ? [wait] : [];
}

/**
 * Watches the polls of the live subjects. What is due comes from the observers that poll, so that it
 * includes the waits of a failing source, and a city or a switched-off display without polls has none.
 */
export function watchPolls(client: QueryClient): PollWatch {
  const cache = client.getQueryCache();
  const start = performance.now();
  let lastSettled = start;
  /** When the wait of each query began: when it last settled, or when polling began. */
  const waitingSince = new WeakMap<Query, number>();
  const stop = cache.subscribe((event) => {
    const { type, query } = event;
    if (!LIVE_KEYS.some(([kind]) => kind === query.queryKey[0])) return;
    if (type === 'observerAdded' && waitsOf(event.observer, query).length > 0)
      waitingSince.set(query, performance.now());
    // A fetch that only begins shows nothing: the watchdog's own refetch begins one too.
    if (type !== 'updated' || !['success', 'error'].includes(event.action.type)) return;
    lastSettled = performance.now();
    waitingSince.set(query, lastSettled);
  });
  const duesOf = (query: Query) =>
    query.observers
      .flatMap((observer) => waitsOf(observer, query))
      .map((wait) => (waitingSince.get(query) ?? start) + wait);
  return {
    nextDue() {
      const dues = LIVE_KEYS.flatMap((queryKey) =>
        cache.findAll({ queryKey, type: 'active' }).flatMap(duesOf),
      );
      // As long as one source settles, the page polls.
      return dues.length === 0 ? null : Math.max(Math.min(...dues), lastSettled);
    },
    stop,
  };
}
