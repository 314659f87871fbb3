import { useQueries } from '@tanstack/react-query';
import { use } from 'react';

import { arrivalsInterval, arrivalsQuery } from '../../api/queries/times-queries.ts';
import { departureRows } from '../../contract/departures/departureRows.ts';
import { slowestPoll } from '../../contract/settings/settings.ts';
import { useApi } from '../reads/ApiContext.ts';
import { PollScheduleContext } from '../reads/live/PollScheduleContext.ts';
import { useSettings } from '../reads/SettingsContext.ts';
import { useServiceNow } from './useServiceNow.ts';

/**
 * Reads the departures of several stops while the component is on the page.
 *
 * @param stopIDs in a city without times, none of them is read
 * @param polled the stops that are read now: few, because each is a request. The others keep their last answer
 * @param asked which of their departures, as parameters of getarrivals; all if omitted
 * @param inBackground whether a hidden page reads them too; by default the QueryClient decides
 */
export function useDepartures(
  stopIDs: readonly string[],
  polled = stopIDs,
  inBackground?: boolean,
  asked?: Readonly<Record<string, string>>,
) {
  const api = useApi();
  const { features, polling, staleness } = useSettings();
  const schedule = use(PollScheduleContext);
  const interval = polling.vehiclesSeconds * 1000;
  const longest = slowestPoll(staleness.vehiclesLateSeconds) * 1000;
  const read = features.times === true ? stopIDs : [];
  const reads = useQueries({
    queries: read.map((stopID) => ({
      ...arrivalsQuery(api, stopID, interval, asked),
      enabled: polled.includes(stopID),
      ...(inBackground === undefined ? {} : { refetchIntervalInBackground: inBackground }),
      refetchInterval: (query: Parameters<typeof arrivalsInterval>[0]) =>
        schedule(arrivalsInterval(query, interval), longest)(query),
    })),
  });
  const now = useServiceNow();
  const options = { now, liveFor: staleness.vehiclesGoneSeconds * 1000 };
  const feeds = reads.map(({ data }) => data?.answer);
  return {
    options,
    /** The read of each stop; undefined until its first answer or failure. */
    reads: reads.map(({ data }) => data),
    refetch: () => {
      for (const { refetch } of reads) void refetch();
    },
    /** The answer of each stop; undefined while it has none. */
    feeds,
    /** The rows of each stop; empty while it has no answer. */
    rowsOf: feeds.map((feed) => (feed === undefined ? [] : departureRows(feed, options))),
  };
}
