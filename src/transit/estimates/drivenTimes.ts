import type { RunTimes } from '../network/Timetable.ts';

const MINUTE = 60_000;
/** So often each time is moved toward an even drive. Twice as often changes the mean error by less than 0.3 s. */
const SWEEPS = 8;

/**
 * The times at which a bus that keeps to the timetable would be at its stops. Stops without a time get one, evenly
 * between their neighbors. Most timetables leave out the seconds, so that several stops share a minute and a bus
 * would jump over the way between them: each time is put within its minute where an even drive comes closest.
 *
 * @param distances of the stops along the line, in meters; empty if unknown
 * @param isTimepoint whether the time at a stop counts as it is, by the stop's place
 */
export function drivenTimes(
  times: RunTimes,
  distances: readonly number[],
  isTimepoint: (position: number) => boolean,
): RunTimes {
  const [arrivals, departures] = [filled(times.arrivals), filled(times.departures)];
  const last = arrivals.length - 1;
  const isWholeMinute = (at: number) => at % MINUTE === 0;
  if (distances.length <= last || !times.arrivals.every(isWholeMinute))
    return { arrivals, departures };
  const minutes = arrivals.slice();
  const isFixed = (position: number) =>
    position === 0 ||
    position === last ||
    arrivals[position] !== departures[position] ||
    isTimepoint(position);
  const shares = minutes.map((_, position) =>
    isFixed(position) ? Number.NaN : shareOfWay(distances, position),
  );
  for (let sweep = 0; sweep < SWEEPS; sweep++)
    for (let position = 1; position < last; position++) {
      const share = shares[position] ?? Number.NaN;
      if (Number.isNaN(share)) continue;
      const minute = minutes[position] ?? Number.NaN;
      const left = departures[position - 1] ?? minute;
      const even = left + share * ((arrivals[position + 1] ?? minute) - left);
      const at = Math.min(minute + MINUTE - 1, Math.max(minute, even));
      arrivals[position] = at;
      departures[position] = at;
    }
  return { arrivals, departures };
}

/** How far the way from the stop before to the stop after has come at a stop, from 0 to 1. */
function shareOfWay(distances: readonly number[], position: number): number {
  const from = distances[position - 1] ?? 0;
  const here = distances[position] ?? 0;
  const to = distances[position + 1] ?? 0;
  return to > from ? Math.min(1, Math.max(0, (here - from) / (to - from))) : 0.5;
}

function filled(times: Float64Array): Float64Array {
  const all = times.slice();
  for (let from = 0; from < all.length; from++) {
    if (!Number.isNaN(all[from] ?? 0)) continue;
    let until = from;
    while (until < all.length && Number.isNaN(all[until] ?? 0)) until += 1;
    const before = all[from - 1] ?? all[until] ?? Number.NaN;
    const after = all[until] ?? before;
    const step = (after - before) / (until - from + 1);
    for (let at = from; at < until; at++) all[at] = before + step * (at - from + 1);
    from = until;
  }
  return all;
}
