/** A time for each stop, Infinity without one. Only those that were set are reset, since a search reaches few stops. */
export class StopTimes {
  readonly times: Float64Array;
  /** The stops that were set, each once. */
  readonly stops: number[] = [];

  constructor(stopCount: number) {
    this.times = new Float64Array(stopCount).fill(Number.POSITIVE_INFINITY);
  }

  set(stop: number, at: number): void {
    if (this.times[stop] === Number.POSITIVE_INFINITY) this.stops.push(stop);
    this.times[stop] = at;
  }

  reset(): void {
    for (const stop of this.stops) this.times[stop] = Number.POSITIVE_INFINITY;
    this.stops.length = 0;
  }
}

/** The earliest time at a stop in a list and those before it. */
export function earliestOf(lists: readonly StopTimes[], last: number, stop: number): number {
  let earliest = Number.POSITIVE_INFINITY;
  for (let index = 0; index <= last; index++)
    earliest = Math.min(earliest, lists[index]?.times[stop] ?? Number.POSITIVE_INFINITY);
  return earliest;
}
