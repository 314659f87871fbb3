import type { TimeProfile } from '../../../contract/snapshot/timetable.ts';
import { InternTable } from '../csv/InternTable.ts';
import type { GroupRows } from '../groups/GroupRows.ts';

const MORE = 0x80;

/**
 * The times of trips as time profiles, which trips that take equally long share. A profile is kept as bytes
 * until the feed is read, because most trips have one that was seen before.
 */
export class TimeProfiles {
  readonly #profiles = new InternTable();
  /** For each trip its profile, or -1 without times. */
  readonly ofTrips: Int32Array;
  /** For each trip its first departure in seconds after the service day's start, or -1. */
  readonly starts: Int32Array;
  /** The trips with one time at all of their stops. */
  readonly timeless: number[] = [];
  #bytes = new Uint8Array(1024);
  #length = 0;

  constructor(trips: number) {
    this.ofTrips = new Int32Array(trips).fill(-1);
    this.starts = new Int32Array(trips).fill(-1);
  }

  /** @param rows the trip's stops in order, with times from `first` to `last` */
  add(
    trip: number,
    { arrivals, departures }: GroupRows,
    { first, last }: { readonly first: number; readonly last: number },
  ): void {
    this.#length = 0;
    this.#write(first);
    for (let at = first + 1; at <= last; at++) {
      const arrival = arrivals[at] ?? 0;
      this.#write(arrival - (departures[at - 1] ?? 0));
      this.#write((departures[at] ?? 0) - arrival);
    }
    this.ofTrips[trip] = this.#profiles.addBytes(this.#bytes, 0, this.#length);
    this.starts[trip] = departures[first] ?? 0;
    if (first < last && arrivals[last] === departures[first]) this.timeless.push(trip);
  }

  /** All profiles by their numbers. */
  all(): readonly TimeProfile[] {
    return Array.from({ length: this.#profiles.size }, (_, index) =>
      profileOf(this.#profiles.bytes(index)),
    );
  }

  /** Writes a whole number, seven bits to a byte. */
  #write(value: number): void {
    if (this.#length + 5 > this.#bytes.length) {
      const bytes = new Uint8Array(this.#bytes.length * 2);
      bytes.set(this.#bytes);
      this.#bytes = bytes;
    }
    let rest = value;
    while (rest >= MORE) {
      this.#bytes[this.#length++] = (rest & (MORE - 1)) | MORE;
      rest >>>= 7;
    }
    this.#bytes[this.#length++] = rest;
  }
}

function profileOf(bytes: Uint8Array): TimeProfile {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (const byte of bytes) {
    value |= (byte & (MORE - 1)) << shift;
    shift += 7;
    if (byte >= MORE) continue;
    numbers.push(value);
    [value, shift] = [0, 0];
  }
  const [first = 0, ...pairs] = numbers;
  const profile = [first];
  // The rides and the waits in turn; most waits are none.
  for (const [at, seconds] of pairs.entries())
    if (at % 2 === 0) profile.push(seconds);
    else if (seconds > 0) profile.push(-seconds);
  return profile;
}
