/** A lot's counts are kept so often: one for each ten minutes of the city's clock, a slot. */
export const SLOTS_PER_HOUR = 6;
export const SLOTS_PER_DAY = 24 * SLOTS_PER_HOUR;
export const SLOT_MINUTES = 60 / SLOTS_PER_HOUR;
/** The days that are kept of a lot: 21 weeks, 42 kB. */
export const KEPT_DAYS = 147;
const KEPT_SLOTS = KEPT_DAYS * SLOTS_PER_DAY;

/** No count is known. */
export const UNKNOWN = -1;
const LARGEST_COUNT = 32_767;
/** A count stands for so many slots after its own if the next count is that late: feeds and servers pause. */
const BRIDGED_SLOTS = 3;

/** What is known of the open spots in one lot, at each slot. */
export interface SlotCounts {
  /** The slots of the first and the last count; -1 without any. */
  readonly first: number;
  readonly last: number;
  /** The open spots at a slot; `UNKNOWN` without a count. */
  at(slot: number): number;
}

const placeOf = (slot: number): number => slot % KEPT_SLOTS;

/** The open spots that were counted in one lot, in its latest weeks. */
export class LotCounts implements SlotCounts {
  readonly #open = new Int16Array(KEPT_SLOTS).fill(UNKNOWN);
  #first = -1;
  #last = -1;

  get first(): number {
    return this.#first;
  }

  get last(): number {
    return this.#last;
  }

  at(slot: number): number {
    if (slot < this.#first || slot > this.#last) return UNKNOWN;
    return this.#open[placeOf(slot)] ?? UNKNOWN;
  }

  /**
   * Takes a count. The first one of a slot stays, and in the hour that clocks repeat the first hour. A count of days
   * before the last one starts again: the machine's clock was wrong.
   */
  learn(slot: number, open: number): void {
    const sinceLast = slot - this.#last;
    if (sinceLast <= 0 && sinceLast > -SLOTS_PER_DAY) return;
    const count = Math.min(LARGEST_COUNT, Math.max(0, Math.floor(open)));
    if (this.#first < 0 || sinceLast < 0 || sinceLast >= KEPT_SLOTS) {
      this.#open.fill(UNKNOWN);
      this.#first = slot;
    } else {
      const before = sinceLast <= BRIDGED_SLOTS + 1 ? this.at(this.#last) : UNKNOWN;
      for (let between = this.#last + 1; between < slot; between++)
        this.#open[placeOf(between)] = before;
    }
    this.#open[placeOf(slot)] = count;
    this.#last = slot;
    this.#first = Math.max(this.#first, slot - KEPT_SLOTS + 1);
  }
}
