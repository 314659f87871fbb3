import { useQueries } from '@tanstack/react-query';

import { arrivalsQuery } from '../../api/queries/times-queries.ts';
import { departureRows } from '../../features/times/departureRows.ts';
import { useApi } from '../reads/ApiContext.ts';
import { useSettings } from '../reads/SettingsContext.ts';
import { useServiceNow } from './useServiceNow.ts';

/**
 * Reads the departures of several stops while the component is on the page.
 *
 * @param stopIDs of a city without times, none is asked for
 * @param polled those that are asked for now: few, because each is a request. The others keep their last answer
 */
export function useDepartures(stopIDs: readonly string[], polled = stopIDs) {
  const api = useApi();
  const { features, polling, staleness } = useSettings();
  const asked = features.times === true ? stopIDs : [];
  const reads = useQueries({
    queries: asked.map((stopID) => ({
      ...arrivalsQuery(api, stopID, polling.vehiclesSeconds * 1000),
      enabled: polled.includes(stopID),
    })),
  });
  const now = useServiceNow();
  const options = { now, liveFor: staleness.vehiclesGoneSeconds * 1000 };
  const feeds = reads.map(({ data }) => data?.answer);
  return {
    now,
    /** Whether some stop has neither an answer nor a failure. */
    isLoading: reads.some(({ data }) => data === undefined),
    /** The answers of the stops that have one. */
    answers: feeds.filter((feed) => feed !== undefined),
    /** The answer of each stop; undefined while it has none. */
    feeds,
    /** The rows of each stop; none while it has no answer. */
    rowsOf: feeds.map((feed) => (feed === undefined ? [] : departureRows(feed, options))),
    /** The rows of all stops together. A bus that serves two of them is in one: at the stop that was named first. */
    together: () => {
      const seen = new Set<string>();
      const arrivals = feeds.flatMap((feed) =>
        (feed?.arrivals ?? []).filter(({ tripID, expectedAt }) => {
          const key = tripID === '' ? String(expectedAt) : tripID;
          if (seen.has(key)) return false;
          seen.add(key);
          return true;
        }),
      );
      const updates = feeds.flatMap((feed) => feed?.updatedAt ?? []);
      const updatedAt = updates.length === 0 ? undefined : Math.min(...updates);
      return departureRows({ arrivals, updatedAt }, options);
    },
  };
}
