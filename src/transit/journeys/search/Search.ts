import {
  firstRun,
  firstStart,
  type Lane,
  laterRepeat,
  laterTime,
  runBefore,
} from '../lanes/Lane.ts';
import type { Riding } from '../network/createSide.ts';
import { PatternQueue } from './PatternQueue.ts';
import type { SearchQuery } from './SearchQuery.ts';
import { StayOn } from './StayOn.ts';
import { earliestOf, StopTimes } from './StopTimes.ts';

const NEVER = new Float64Array(0);
/** Seconds. All times are whole, but for those of a feed. */
const SHORTEST = 0.001;

/**
 * RAPTOR (Delling, Pajor, Werneck: Round-Based Public Transit Routing): in its first round it finds all stops that can be
 * reached with one ride, and how early; in the next ones those with one ride more. Rides and walks are kept apart, so that
 * no walk follows another. One search after another uses the same lists.
 */
export class Search {
  /** The earliest arrival of a ride at each stop with exactly so many rides, and when another one can be boarded. */
  readonly riddenIn: readonly StopTimes[];
  readonly readyIn: readonly StopTimes[];
  /** The earliest arrival with at most one ride, two rides, and so on. */
  arrivals: number[] = [];
  /** The earliest of all rounds. */
  readonly #ridden: StopTimes;
  readonly #ready: StopTimes;
  /** Seconds on foot from each stop to the end. */
  readonly #walks: StopTimes;
  readonly #queue = new PatternQueue();
  #best = Number.POSITIVE_INFINITY;
  #round = 0;

  /** @param rounds the most rides of any search */
  constructor(stopCount: number, rounds: number) {
    const createList = () => new StopTimes(stopCount);
    this.riddenIn = Array.from({ length: rounds + 1 }, createList);
    this.readyIn = Array.from({ length: rounds + 1 }, createList);
    [this.#ridden, this.#ready, this.#walks] = [createList(), createList(), createList()];
  }

  run(query: SearchQuery): void {
    const { at, from, to, by, rounds, side, lastFrom, left, useful } = query;
    const lists = [...this.riddenIn, ...this.readyIn, this.#ridden, this.#ready, this.#walks];
    for (const list of lists) list.reset();
    for (const [stop, seconds] of to) this.#walks.set(stop, seconds);
    this.#best = by + SHORTEST;
    this.arrivals = [];
    const stays = new StayOn({
      query,
      earliest: this.#ridden.times,
      arrive: (stop, when) => this.#come(query, stop, when, when < lastFrom ? Number.NaN : when),
      best: () => this.#best,
    });
    for (const [stop, seconds] of from) {
      const boards = at + seconds;
      if (useful !== null && boards > -earliestOf(useful.riddenIn, rounds, stop)) continue;
      this.#setReady(stop, boards, 0);
    }
    for (this.#round = 1; this.#round <= rounds; this.#round++) {
      const boarding = this.readyIn[this.#round - 1];
      if (boarding) this.#queue.fill(side, boarding, left, rounds - this.#round + 1);
      this.#ride(query, stays);
      // A ride after a change is not the first one, for which there is a limit.
      if (this.#round === 1) this.#ready.reset();
      if (this.#round < rounds) this.#change(query);
      this.arrivals.push(this.#best > by ? Number.POSITIVE_INFINITY : this.#best);
    }
  }

  #setReady(stop: number, at: number, round: number): void {
    this.readyIn[round]?.set(stop, at);
    this.#ready.set(stop, at);
  }

  #ride(query: SearchQuery, stays: StayOn): void {
    for (const pattern of this.#queue.patterns) {
      const riding = query.side.ridingOf(pattern);
      const { lanes } = riding;
      for (let nth = 0; nth < lanes.length; nth++) {
        if ((riding.latest[nth] ?? 0) < query.at) continue;
        const lane = lanes[nth];
        if (lane === undefined || lane.earliest > this.#best) break;
        if (lane.repeats === null) this.#scan(query, stays, riding, lane);
        else this.#repeat(query, riding, lane);
      }
    }
  }

  /** Rides the runs of a lane from the first position where any can be boarded. */
  #scan(query: SearchQuery, stays: StayOn, { pattern, stops }: Riding, lane: Lane): void {
    const { starts, offsets, arrivals, departures, latest } = lane;
    const { side, firstBy, lastFrom, left, rounds } = query;
    const ridden = this.#ridden.times;
    // Who could board at a stop a round before has done so.
    const ready = this.readyIn[this.#round - 1]?.times ?? NEVER;
    const isUnlimited = lastFrom === Number.NEGATIVE_INFINITY;
    const count = starts.length;
    const lastBoarded = this.#queue.lastOf(pattern);
    let [run, start, offset, boardedAt] = [count, 0, 0, 0];
    for (let position = this.#queue.firstOf(pattern); position < stops.length; position++) {
      const stop = stops[position] ?? 0;
      if (run === count) {
        if (position > lastBoarded) return;
      } else {
        const comes = start + (arrivals[offset + position] ?? 0);
        if (comes > this.#best && position > lastBoarded) return;
        if (isUnlimited) {
          if (comes < (ridden[stop] ?? 0)) this.#come(query, stop, comes, comes);
        } else {
          const last = comes < lastFrom ? laterTime(lane, position, lastFrom) : comes;
          this.#come(query, stop, comes, last);
        }
      }
      const since = ready[stop] ?? 0;
      if (since > latest) continue;
      const current = start + (departures[offset + position] ?? 0);
      // Earlier than the run that one is on, or the first one.
      if (run < count && !(since <= current)) continue;
      const found =
        run < count
          ? runBefore(lane, departures, position, since, run)
          : firstRun(lane, departures, position, since);
      if (found >= run) continue;
      const departs = (starts[found] ?? 0) + (departures[(offsets[found] ?? 0) + position] ?? 0);
      if (!(departs <= this.#best) || (this.#round === 1 && departs > firstBy)) continue;
      run = found;
      boardedAt = position;
      start = starts[run] ?? 0;
      offset = offsets[run] ?? 0;
    }
    if (run === count || !side.hasLinks) return;
    if (left !== null && this.#round + (left.staying[pattern] ?? 0) > rounds) return;
    if (start + (arrivals[offset + stops.length - 1] ?? 0) > this.#best) return;
    stays.follow(side.links.of(pattern, lane), run, boardedAt, this.#round === 1);
  }

  /** Rides a trip that is repeated. */
  #repeat(query: SearchQuery, { pattern, stops }: Riding, lane: Lane): void {
    const { repeats, arrivals, departures, offsets } = lane;
    if (repeats === null) return;
    const offset = offsets[0] ?? 0;
    const ready = this.readyIn[this.#round - 1]?.times ?? NEVER;
    let start = Number.POSITIVE_INFINITY;
    for (let position = this.#queue.firstOf(pattern); position < stops.length; position++) {
      const stop = stops[position] ?? 0;
      if (start < Number.POSITIVE_INFINITY) {
        const ride = arrivals[offset + position] ?? 0;
        const last = laterRepeat(repeats, start, ride, query.lastFrom);
        this.#come(query, stop, start + ride + repeats.waitAfter, last);
      }
      const since = ready[stop] ?? 0;
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
    const isBetter = at < (this.#ridden.times[stop] ?? 0);
    const { left, rounds, lastFrom, useful } = query;
    if (at > this.#best || (!isBetter && lastFrom === -Infinity)) return;
    const there = last + (this.#walks.times[stop] ?? 0);
    if (there < this.#best) this.#best = there;
    if (!isBetter) return;
    if (left !== null && this.#round + (left.after[stop] ?? 0) > rounds) return;
    if (useful !== null && at > -earliestOf(useful.readyIn, rounds - this.#round, stop)) return;
    this.#ridden.set(stop, at);
    this.riddenIn[this.#round]?.set(stop, at);
  }

  /** Changes at the stops that were reached in this round, to those from where the rides that are left suffice. */
  #change({ side: { changes }, left, rounds, useful }: SearchQuery): void {
    const ready = this.#ready.times;
    const reached = this.riddenIn[this.#round];
    for (let nth = 0; nth < (reached?.count ?? 0); nth++) {
      const stop = reached?.stops[nth] ?? 0;
      const at = reached?.times[stop] ?? 0;
      let index = changes.firstOf(stop);
      const { stops, seconds } = changes;
      for (const end = changes.endOf(stop); index < end; index++) {
        const boards = at + (seconds[index] ?? 0);
        if (boards > this.#best) break;
        const other = stops[index] ?? 0;
        if (!(boards < (ready[other] ?? 0))) continue;
        if (left !== null && (left.before[other] ?? 0) > rounds - this.#round) continue;
        if (useful !== null && boards > -earliestOf(useful.riddenIn, rounds - this.#round, other))
          continue;
        this.#setReady(other, boards, this.#round);
      }
    }
  }
}
