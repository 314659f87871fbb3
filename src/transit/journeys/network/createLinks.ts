import type { NetworkView, RunInLane } from './createNetworkView.ts';
import type { Transfers } from './createTransfers.ts';

/** As which runs buses go on, by their blocks. Null where one ends, or puts its riders out. */
export interface Links {
  next(run: RunInLane): RunInLane | null;
  before(run: RunInLane): RunInLane | null;
}

/** A bus that begins its next trip where one can't walk from the end of the last one takes nobody along. */
export function createLinks(view: NetworkView, transfers: Transfers): Links {
  const { cities } = view.network;

  /** A time of a run at its end, also where nobody gets on or off. */
  function timeOf(
    { pattern, lane, index }: RunInLane,
    position: number,
    kind: 'arrivals' | 'departures',
  ): number {
    const start = lane.starts[index] ?? Number.NaN;
    const seconds = lane[kind][(lane.offsets[index] ?? 0) + position] ?? Number.NaN;
    if (!Number.isNaN(seconds)) return start + seconds;
    const timetable = cities[view.partOf(pattern)]?.timetable;
    const { trips, dates } = lane.runs;
    const run = {
      trip: trips[index] ?? -1,
      date: dates[index] ?? '',
      start: start * 1000,
      headway: null,
    };
    const times = timetable?.timesOf({ ...run, isRepeated: false });
    return (times?.[kind][position] ?? Number.NaN) / 1000;
  }
  function goesOn(one: RunInLane, other: RunInLane): boolean {
    const end = view.lengthOf(one.pattern) - 1;
    const from = view.stopsOf(one.pattern)[end] ?? -1;
    const to = view.stopsOf(other.pattern)[0] ?? -1;
    const isThere = from === to || transfers.around(from).some(({ stop }) => stop === to);
    return isThere && timeOf(other, 0, 'departures') >= timeOf(one, end, 'arrivals');
  }
  function linked(run: RunInLane, isBefore: boolean): RunInLane | null {
    const { dates, trips, lives } = run.lane.runs;
    const date = dates[run.index] ?? '';
    const part = view.partOf(run.pattern);
    const trip = trips[run.index] ?? -1;
    // A bus that runs a second time is another one.
    if (run.lane.repeats !== null || lives?.[run.index]?.state === 'added') return null;
    const blocks = cities[part]?.blocksOn(date);
    const other = (isBefore ? blocks?.before : blocks?.next)?.get(trip);
    const found = other === undefined ? undefined : view.find(part, other, date);
    if (found === undefined) return null;
    return (isBefore ? goesOn(found, run) : goesOn(run, found)) ? found : null;
  }
  return {
    next: (run) => linked(run, false),
    before: (run) => linked(run, true),
  };
}
