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

const placeOf = (slot: number): number => slot % KEPT_SLOTS;

/** The open spots that were counted in one lot, in its latest weeks. */
export class LotCounts {
  readonly #open = new Int16Array(KEPT_SLOTS).fill(UNKNOWN);
  /** The slots of the first and the last count that are kept. */
  #first = -1;
  #last = -1;

  get first(): number {
    return this.#first;
  }

  get last(): number {
    return this.#last;
  }

  /** The open spots at a slot; `UNKNOWN` without a count. */
  at(slot: number): number {
    if (slot < this.#first || slot > this.#last) return UNKNOWN;
    return this.#open[placeOf(slot)] ?? UNKNOWN;
  }

  /** Takes a count. The first one of a slot stays; one of the past is too late, as in the hour that a clock repeats. */
  learn(slot: number, open: number): void {
    if (slot <= this.#last) return;
    const count = Math.min(LARGEST_COUNT, Math.max(0, Math.floor(open)));
    if (this.#first < 0 || slot - this.#last >= KEPT_SLOTS) {
      this.#open.fill(UNKNOWN);
      this.#first = slot;
    } else {
      const before = slot - this.#last <= BRIDGED_SLOTS + 1 ? this.at(this.#last) : UNKNOWN;
      for (let between = this.#last + 1; between < slot; between++)
        this.#open[placeOf(between)] = before;
    }
    this.#open[placeOf(slot)] = count;
    this.#last = slot;
    this.#first = Math.max(this.#first, slot - KEPT_SLOTS + 1);
  }
}
