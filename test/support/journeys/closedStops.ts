import type { IndependentFeed, IndependentRun } from './readRuns.ts';

/** A stop, by its stop_id, at which nothing stops: always, or in a period of seconds since 1970. */
export interface ClosedStop {
  readonly stop: string;
  readonly start?: number | undefined;
  readonly end?: number | undefined;
}

/** A feed whose buses let nobody on or off at stops that are closed then. */
export function withClosedStops(
  feed: IndependentFeed,
  closed: readonly ClosedStop[],
): IndependentFeed {
  function isClosed(stop: number, at: number): boolean {
    const id = feed.stops[stop]?.stopID;
    return closed.some(
      ({ stop: one, start = -Infinity, end = Infinity }) => one === id && start <= at && at < end,
    );
  }
  const calls = (run: IndependentRun) =>
    run.calls.map((call) => ({
      ...call,
      arrives: isClosed(call.stop, call.arrives) ? Number.NaN : call.arrives,
      departs: isClosed(call.stop, call.departs) ? Number.NaN : call.departs,
    }));
  return {
    ...feed,
    runsOn(date) {
      const runs = feed.runsOn(date);
      const open = new Map(runs.map((run) => [run, { ...run, calls: calls(run) }]));
      // The bus goes on as the same run, closed there too.
      for (const run of open.values()) run.next = (run.next && open.get(run.next)) ?? null;
      return [...open.values()];
    },
  };
}
