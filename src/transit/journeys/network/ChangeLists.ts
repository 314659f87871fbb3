/** A way to change buses: to another stop, or at the same one. */
export interface Change {
  readonly stop: number;
  readonly seconds: number;
  readonly meters: number;
}

/**
 * How riders change at stops: parallel lists, where the changes of one stop follow each other, since searches read little
 * else. Those of a stop are worked out when it is first asked for.
 */
export class ChangeLists {
  stops = new Uint32Array(1024);
  seconds = new Float64Array(1024);
  meters = new Float64Array(1024);
  /** Where those of each stop begin, and one more; 0 if they aren't there yet. */
  readonly #first: Uint32Array;
  readonly #end: Uint32Array;
  #used = 0;
  readonly #changesOf: (stop: number) => readonly Change[];

  constructor(stopCount: number, changesOf: (stop: number) => readonly Change[]) {
    this.#first = new Uint32Array(stopCount);
    this.#end = new Uint32Array(stopCount);
    this.#changesOf = changesOf;
  }

  /** Where the changes of a stop begin. Read the lists after this: they may have grown. */
  firstOf(stop: number): number {
    const first = this.#first[stop] ?? 0;
    return first === 0 ? this.#add(stop) : first - 1;
  }

  /** Behind the last change of a stop whose first one was asked for. */
  endOf(stop: number): number {
    return this.#end[stop] ?? 0;
  }

  #add(stop: number): number {
    const changes = this.#changesOf(stop);
    const first = this.#used;
    const end = first + changes.length;
    if (end > this.stops.length) this.#grow(end * 2);
    for (const [index, change] of changes.entries()) {
      this.stops[first + index] = change.stop;
      this.seconds[first + index] = change.seconds;
      this.meters[first + index] = change.meters;
    }
    this.#used = end;
    this.#first[stop] = first + 1;
    this.#end[stop] = end;
    return first;
  }

  #grow(length: number): void {
    const [stops, seconds, meters] = [
      new Uint32Array(length),
      new Float64Array(length),
      new Float64Array(length),
    ];
    stops.set(this.stops);
    seconds.set(this.seconds);
    meters.set(this.meters);
    this.stops = stops;
    this.seconds = seconds;
    this.meters = meters;
  }
}
