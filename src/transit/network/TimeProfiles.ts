import type { TimeProfile } from '../../contract/snapshot/timetable.ts';

/** Numbers of one width: 2 bytes where they suffice, which is nearly everywhere. */
type Seconds = Uint16Array | Uint32Array;

/** In place of seconds where a stop has no time. */
export const NO_TIME = -1;

/**
 * The time profiles of a city in typed arrays: for each stop of a trip the arrival and the departure in seconds
 * after the trip's first departure.
 */
export class TimeProfiles {
  /** Where each profile begins in the arrays, and where the last one ends. */
  readonly #offsets: Uint32Array;
  readonly #arrivals: Seconds;
  readonly #departures: Seconds;
  /** Stands for no time in the arrays. */
  readonly #none: number;

  constructor(profiles: readonly TimeProfile[]) {
    this.#offsets = new Uint32Array(profiles.length + 1);
    let [size, longest] = [0, 0];
    for (const [index, profile] of profiles.entries()) {
      size += stopsOf(profile);
      longest = Math.max(longest, secondsOf(profile));
      this.#offsets[index + 1] = size;
    }
    const isShort = longest < 0xffff;
    this.#none = isShort ? 0xffff : 0xffff_ffff;
    this.#arrivals = (isShort ? new Uint16Array(size) : new Uint32Array(size)).fill(this.#none);
    this.#departures = this.#arrivals.slice();
    for (const [index, profile] of profiles.entries()) this.#fill(index, profile);
  }

  #fill(index: number, [first = 0, ...numbers]: TimeProfile): void {
    let at = (this.#offsets[index] ?? 0) + first;
    let seconds = 0;
    this.#arrivals[at] = 0;
    this.#departures[at] = 0;
    for (const number of numbers) {
      seconds += Math.abs(number);
      if (number >= 0) this.#arrivals[++at] = seconds;
      this.#departures[at] = seconds;
    }
  }

  /** Seconds from the first departure to the arrival at a stop, by its place in the trip; `NO_TIME` without a time. */
  arrivalAt(profile: number, position: number): number {
    return this.#at(this.#arrivals, profile, position);
  }

  /** The same until the departure. */
  departureAt(profile: number, position: number): number {
    return this.#at(this.#departures, profile, position);
  }

  /** The stops with a time, those before the first included. */
  stopsOf(profile: number): number {
    return (this.#offsets[profile + 1] ?? 0) - (this.#offsets[profile] ?? 0);
  }

  #at(seconds: Seconds, profile: number, position: number): number {
    const at = (this.#offsets[profile] ?? 0) + position;
    if (at >= (this.#offsets[profile + 1] ?? 0)) return NO_TIME;
    const found = seconds[at] ?? this.#none;
    return found === this.#none ? NO_TIME : found;
  }
}

const stopsOf = ([first = 0, ...numbers]: TimeProfile): number =>
  first + 1 + numbers.reduce((count, number) => count + (number >= 0 ? 1 : 0), 0);

const secondsOf = ([, ...numbers]: TimeProfile): number =>
  numbers.reduce((sum, number) => sum + Math.abs(number), 0);
