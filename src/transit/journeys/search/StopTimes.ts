/** A time for each stop, Infinity without one. Only those that were set are reset, since a search reaches few stops. */
export class StopTimes {
  readonly times: Float64Array;
  /** The stops that were set, each once, and how many. */
  readonly stops: Uint32Array;
  count = 0;

  constructor(stopCount: number) {
    this.times = new Float64Array(stopCount).fill(Number.POSITIVE_INFINITY);
    this.stops = new Uint32Array(stopCount);
  }

  set(stop: number, at: number): void {
    const { times } = this;
    if (times[stop] === Number.POSITIVE_INFINITY) {
      this.stops[this.count] = stop;
      this.count += 1;
    }
    times[stop] = at;
  }

  reset(): void {
    const { times, stops, count } = this;
    for (let index = 0; index < count; index++) times[stops[index] ?? 0] = Number.POSITIVE_INFINITY;
    this.count = 0;
  }
}

/**
 * The earliest time at a stop in a list and those before it. In a later list a stop has a time only if that is earlier;
 * but the first list is not compared with the others.
 */
export function earliestOf(lists: readonly StopTimes[], last: number, stop: number): number {
  const first = lists[0]?.times[stop] ?? Number.POSITIVE_INFINITY;
  for (let index = last; index > 0; index--) {
    const at = lists[index]?.times[stop] ?? Number.POSITIVE_INFINITY;
    if (at < Number.POSITIVE_INFINITY) return at < first ? at : first;
  }
  return first;
}
