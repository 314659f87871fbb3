import { firstRun, firstStart, type Lane } from '../lanes/Lane.ts';
import type { SearchQuery } from './SearchQuery.ts';
import { StayOn } from './StayOn.ts';

/** A lane that a search rides, with the stops of its pattern. */
interface Riding {
  readonly pattern: number;
  readonly lane: Lane;
  readonly stops: Uint32Array;
}

/** Seconds. All times are whole, but for those of a feed. */
const SHORTEST = 0.001;

/** When the first run of a lane comes to a position that is not earlier than a time; NaN if none does. */
function laterOf(lane: Lane, position: number, since: number): number {
  const run = firstRun(lane, lane.arrivals, position, since);
  const offset = lane.offsets[run] ?? 0;
  return (lane.starts[run] ?? Number.NaN) + (lane.arrivals[offset + position] ?? Number.NaN);
}

/** For each stop the earliest times; Infinity without any. */
const never = (length: number) => new Float64Array(length).fill(Number.POSITIVE_INFINITY);

/**
 * RAPTOR (Delling, Pajor, Werneck: Round-Based Public Transit Routing): in its first round it finds all stops that can be
 * reached with one ride, and how early; in the next ones those with one ride more. Rides and walks are kept apart, so that
 * no walk follows another. One search after another uses the same lists.
 */
export class Search {
  /** The earliest arrival of a ride at each stop, and when another one can be boarded there. */
  readonly ridden: Float64Array;
  readonly ready: Float64Array;
  /** The same for exactly so many rides. */
  readonly riddenIn: Float64Array[] = [];
  readonly readyIn: Float64Array[] = [];
  /** The earliest arrival with at most one ride, two rides, and so on. */
  arrivals: number[] = [];
  #touched: number[] = [];
  #improved: number[] = [];
  #queue: number[] = [];
  #firstPosition = new Int32Array(0);
  #best = Number.POSITIVE_INFINITY;
  #round = 0;

  /** @param stopCount how many stops the network has */
  constructor(stopCount: number) {
    this.ridden = never(stopCount);
    this.ready = never(stopCount);
  }

  run(query: SearchQuery): void {
    const { at, from, rounds, side } = query;
    if (this.#firstPosition.length < side.view.patternCount)
      this.#firstPosition = new Int32Array(side.view.patternCount);
    this.#reset(query);
    const stays = new StayOn({
      ...query,
      arrive: (stop, when) =>
        this.#come(query, stop, when, when < query.lastFrom ? Number.NaN : when),
      best: () => this.#best,
    });
    let marked: number[] = [];
    for (const [stop, seconds] of from) {
      this.#setReady(stop, at + seconds, 0);
      marked.push(stop);
    }
    for (this.#round = 1; this.#round <= rounds; this.#round++) {
      this.#ride(query, stays, marked);
      // A ride after a change is not the first one, for which there is a limit.
      if (this.#round === 1) for (const stop of from.keys()) this.ready[stop] = Infinity;
      marked = this.#round === rounds ? [] : this.#change(query);
      this.arrivals.push(this.#best > query.by ? Number.POSITIVE_INFINITY : this.#best);
    }
  }

  #reset({ rounds, by }: SearchQuery): void {
    const stopCount = this.ready.length;
    while (this.riddenIn.length <= rounds) {
      this.riddenIn.push(never(stopCount));
      this.readyIn.push(never(stopCount));
    }
    const lists = [this.ridden, this.ready, ...this.riddenIn, ...this.readyIn];
    for (const stop of this.#touched)
      for (const list of lists) list[stop] = Number.POSITIVE_INFINITY;
    this.#touched = [];
    this.#best = by + SHORTEST;
    this.arrivals = [];
  }

  #setReady(stop: number, at: number, round: number): void {
    const list = this.readyIn[round];
    if (list !== undefined) list[stop] = at;
    if (this.ready[stop] === Infinity) this.#touched.push(stop);
    this.ready[stop] = at;
  }

  #ride(query: SearchQuery, stays: StayOn, marked: readonly number[]): void {
    const { side } = query;
    const first = this.#firstPosition;
    this.#queue = [];
    this.#improved = [];
    for (const stop of marked)
      side.eachPlace(stop, (pattern, position) => {
        // One more than the position, since 0 means that the pattern is not in the queue.
        const before = first[pattern] ?? 0;
        if (before === 0) this.#queue.push(pattern);
        if (before === 0 || position + 1 < before) first[pattern] = position + 1;
      });
    for (const pattern of this.#queue) {
      const position = (first[pattern] ?? 1) - 1;
      first[pattern] = 0;
      const stops = side.stopsOf(pattern);
      for (const lane of side.lanesOf(pattern))
        if (lane.repeats !== null) this.#repeat(query, stops, lane, position);
        else if (lane.earliest <= this.#best)
          this.#scan(query, stays, { pattern, lane, stops }, position);
    }
  }

  /** Rides the runs of a lane from the first position where any can be boarded. */
  #scan(query: SearchQuery, stays: StayOn, { pattern, lane, stops }: Riding, from: number): void {
    const { starts, offsets, arrivals, departures, latest } = lane;
    const { side, firstBy } = query;
    const { ready } = this;
    const count = starts.length;
    let run = count;
    let [start, offset] = [0, 0];
    let boardedAt = 0;
    for (let position = from; position < stops.length; position++) {
      const stop = stops[position] ?? 0;
      if (run < count) {
        const comes = start + (arrivals[offset + position] ?? 0);
        const isLate = comes < query.lastFrom;
        this.#come(query, stop, comes, isLate ? laterOf(lane, position, query.lastFrom) : comes);
      }
      const since = ready[stop] ?? 0;
      if (since > latest) continue;
      const current = start + (departures[offset + position] ?? 0);
      // Earlier than the run that one is on, or the first one.
      if (run < count && !(since <= current)) continue;
      const found = firstRun(lane, departures, position, since);
      if (found >= run) continue;
      const departs = (starts[found] ?? 0) + (departures[(offsets[found] ?? 0) + position] ?? 0);
      if (!(departs <= this.#best) || (this.#round === 1 && departs > firstBy)) continue;
      run = found;
      boardedAt = position;
      start = starts[run] ?? 0;
      offset = offsets[run] ?? 0;
    }
    if (run < count && side.hasLinks)
      stays.follow({ pattern, lane, index: run }, boardedAt, this.#round === 1);
  }

  /** Rides a trip that is repeated. */
  #repeat(query: SearchQuery, stops: Uint32Array, lane: Lane, from: number): void {
    const { repeats, arrivals, departures, offsets } = lane;
    if (repeats === null) return;
    const offset = offsets[0] ?? 0;
    let start = Number.POSITIVE_INFINITY;
    for (let position = from; position < stops.length; position++) {
      const stop = stops[position] ?? 0;
      if (start < Number.POSITIVE_INFINITY) {
        const ride = arrivals[offset + position] ?? 0;
        const steps = Math.max(0, Math.ceil((query.lastFrom - ride - start) / (repeats.step || 1)));
        const later = start + (Number.isFinite(steps) ? steps * (repeats.step || 1) : 0);
        const last = later <= repeats.last ? later + ride + repeats.waitAfter : Number.NaN;
        this.#come(query, stop, start + ride + repeats.waitAfter, last);
      }
      const since = this.ready[stop] ?? 0;
      if (since === Number.POSITIVE_INFINITY) continue;
      const found = firstStart(lane, repeats, position, since);
      const departs = found + (departures[offset + position] ?? 0);
      if (!(found < start) || !(departs <= this.#best)) continue;
      if (this.#round === 1 && departs > query.firstBy) continue;
      start = found;
    }
  }

  /**
   * Comes to a stop.
   *
   * @param last when the first bus comes that may be the last one: for it there is a limit
   */
  #come(query: SearchQuery, stop: number, at: number, last: number): void {
    const isBetter = at < (this.ridden[stop] ?? 0);
    const { useful, left, rounds, to, lastFrom } = query;
    if (at > this.#best || (!isBetter && lastFrom === -Infinity)) return;
    const walk = to.get(stop);
    if (walk !== undefined && last + walk < this.#best) this.#best = last + walk;
    if (!isBetter) return;
    if (left !== null && this.#round + (left[stop] ?? 0) > rounds) return;
    if (useful !== null && at > (useful[stop] ?? 0)) return;
    if (this.ridden[stop] === Infinity) this.#touched.push(stop);
    this.ridden[stop] = at;
    const list = this.riddenIn[this.#round];
    if (list !== undefined) list[stop] = at;
    this.#improved.push(stop);
  }

  /** Changes at the stops that were reached in this round. @returns where one can board earlier than before */
  #change({ side }: SearchQuery): number[] {
    const marked: number[] = [];
    for (const stop of new Set(this.#improved)) {
      const at = this.ridden[stop] ?? 0;
      const { stops, seconds } = side.changesFrom(stop);
      for (let index = 0; index < stops.length; index++) {
        const other = stops[index] ?? 0;
        const ready = at + (seconds[index] ?? 0);
        if (!(ready < (this.ready[other] ?? 0)) || ready > this.#best) continue;
        this.#setReady(other, ready, this.#round);
        marked.push(other);
      }
    }
    return marked;
  }
}
