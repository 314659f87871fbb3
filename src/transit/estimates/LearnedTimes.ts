import { tryParseJson } from '../../lib/tryParseJson.ts';

/** A kind of day on which buses run alike: 0 Monday to Friday, 1 Saturday, 2 Sunday. */
export type DayKind = 0 | 1 | 2;

/** So many rides of a leg are kept for each kind of day and hour: the latest ones. */
const KEPT = 12;
const HOURS = 24;
/** At most so many lists are kept, of 60 bytes each: 50 MB. */
const MOST_LISTS = 800_000;
const LONGEST_SECONDS = 65_535;

interface Rides {
  readonly seconds: Uint16Array;
  count: number;
}

const NONE = new Uint16Array();
const slotOf = (kind: DayKind, hour: number): number => kind * HOURS + hour;

/** How a leg is named: by the feed's IDs of its stops, which outlive a snapshot. */
export const legName = (from: string, to: string): string => `${from}\t${to}`;

/**
 * How long buses took from one stop to the next, in seconds, by the kind of day and the hour. It survives a new
 * snapshot, because legs are named by stops.
 */
export class LearnedTimes {
  readonly #byLeg = new Map<string, Map<number, Rides>>();
  #lists = 0;

  isEmpty(): boolean {
    return this.#lists === 0;
  }

  /** @param hour from 0 to 23, of the city's clock */
  learn(leg: string, kind: DayKind, hour: number, seconds: number): void {
    const slots = this.#byLeg.get(leg) ?? new Map<number, Rides>();
    const slot = slotOf(kind, hour);
    let rides = slots.get(slot);
    if (rides === undefined) {
      if (this.#lists >= MOST_LISTS) return;
      rides = { seconds: new Uint16Array(KEPT), count: 0 };
      slots.set(slot, rides);
      this.#byLeg.set(leg, slots);
      this.#lists += 1;
    }
    rides.seconds[rides.count % KEPT] = Math.min(LONGEST_SECONDS, Math.round(seconds));
    rides.count += 1;
  }

  /** The rides of a leg around an hour of a kind of day, in seconds, the shortest first. Asked for each stop ahead of each bus. */
  around(leg: string, kind: DayKind, hour: number): Uint16Array {
    const slots = this.#byLeg.get(leg);
    if (slots === undefined) return NONE;
    const all = new Uint16Array(3 * KEPT);
    let count = 0;
    for (const offset of [-1, 0, 1]) {
      const rides = slots.get(slotOf(kind, (hour + offset + HOURS) % HOURS));
      if (rides === undefined) continue;
      const known = rides.seconds.subarray(0, Math.min(KEPT, rides.count));
      all.set(known, count);
      count += known.length;
    }
    return all.subarray(0, count).toSorted();
  }

  /** Everything as lines of JSON, one for each leg: its name, then each slot with its rides. */
  *lines(): Generator<string> {
    for (const [leg, slots] of this.#byLeg) {
      const rides = Array.from(slots, ([slot, { seconds, count }]) => [
        slot,
        ...seconds.subarray(0, Math.min(KEPT, count)),
      ]);
      yield JSON.stringify([leg, ...rides]);
    }
  }

  /** Takes up a line of `lines`. @returns whether it could be read */
  readLine(line: string): boolean {
    const parsed = parseLine(line);
    if (parsed === null) return false;
    for (const [slot = -1, ...seconds] of parsed.slots) {
      if (!(slot >= 0 && slot < 3 * HOURS)) return false;
      const kind = slot < HOURS ? 0 : slot < 2 * HOURS ? 1 : 2;
      for (const one of seconds) this.learn(parsed.leg, kind, slot % HOURS, one);
    }
    return true;
  }
}

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number');

function parseLine(line: string): { readonly leg: string; readonly slots: number[][] } | null {
  const parsed = tryParseJson(line);
  if (!Array.isArray(parsed)) return null;
  const [leg, ...slots]: unknown[] = parsed;
  return typeof leg === 'string' && slots.every(isNumbers)
    ? { leg, slots: slots.filter(isNumbers) }
    : null;
}
