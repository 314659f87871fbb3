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

  #fill(index: number, profile: TimeProfile): void {
    let at = (this.#offsets[index] ?? 0) + (profile[0] ?? 0);
    let seconds = 0;
    this.#arrivals[at] = 0;
    this.#departures[at] = 0;
    for (let place = 1; place < profile.length; place++) {
      const number = profile[place] ?? 0;
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

function stopsOf(profile: TimeProfile): number {
  let count = (profile[0] ?? 0) + 1;
  for (let place = 1; place < profile.length; place++) if ((profile[place] ?? 0) >= 0) count += 1;
  return count;
}

function secondsOf(profile: TimeProfile): number {
  let sum = 0;
  for (let place = 1; place < profile.length; place++) sum += Math.abs(profile[place] ?? 0);
  return sum;
}
