import { lotKey, type ParkingLot } from '../../contract/parking/parking-lot.ts';
import { tryParseJson } from '../../lib/tryParseJson.ts';
import { KEPT_DAYS, LotCounts, SLOTS_PER_DAY, UNKNOWN } from './LotCounts.ts';

/** At most so many lots are kept: 42 MB. */
const MOST_LOTS = 1000;
/** A lot above the limit takes the place of one that was not counted for a week. */
const GONE_SLOTS = 7 * SLOTS_PER_DAY;

/** A lot that changes its name or size is another one, whose counts begin again. */
const nameOf = (lot: ParkingLot): string => JSON.stringify([lotKey(lot), lot.name, lot.totalSpots]);

/**
 * The open spots that a lot counts; null if unknown. A few less than none are full: cars wait, or are counted
 * twice.
 */
export function knownCount({ openSpots, totalSpots }: ParkingLot): number | null {
  if (openSpots === null || openSpots >= 0) return openSpots;
  return -openSpots <= (totalSpots ?? 0) / 10 ? 0 : null;
}

/** The counts of a city's lots in their latest weeks. Lots are known by what outlives a restart and an upgrade. */
export class LotHistory {
  readonly #byName = new Map<string, LotCounts>();
  /** The slot at which no lot was there to forget: none is until the next one. */
  #fullAt = -1;

  isEmpty(): boolean {
    return this.#byName.size === 0;
  }

  all(): Iterable<LotCounts> {
    return this.#byName.values();
  }

  countsOf(lot: ParkingLot): LotCounts | undefined {
    return this.#byName.get(nameOf(lot));
  }

  learn(lots: readonly ParkingLot[], slot: number): void {
    for (const lot of lots) {
      const open = knownCount(lot);
      if (open !== null) this.#placeFor(nameOf(lot), slot)?.learn(slot, open);
    }
  }

  #placeFor(name: string, slot: number): LotCounts | undefined {
    const existing = this.#byName.get(name);
    if (existing !== undefined) return existing;
    if (this.#byName.size >= MOST_LOTS && !this.#forgetOne(slot)) return undefined;
    const counts = new LotCounts();
    this.#byName.set(name, counts);
    return counts;
  }

  /** Whether there was a lot to forget. */
  #forgetOne(slot: number): boolean {
    // Else a feed with thousands of lots above the limit would have all lots looked at for each of them.
    if (slot === this.#fullAt) return false;
    for (const [name, { last }] of this.#byName)
      if (last < slot - GONE_SLOTS) return this.#byName.delete(name);
    this.#fullAt = slot;
    return false;
  }

  /** Everything as lines of JSON, one for each lot: its name, the slot of its first count, and the counts. */
  *lines(): Generator<string> {
    for (const [name, counts] of this.#byName) {
      const { first, last } = counts;
      yield JSON.stringify([
        name,
        first,
        ...Array.from({ length: last - first + 1 }, (_, index) => counts.at(first + index)),
      ]);
    }
  }

  /** Takes up a line of `lines`. @returns whether it could be read */
  readLine(line: string): boolean {
    const parsed = parseLine(line);
    if (parsed === null) return false;
    const { name, first, open } = parsed;
    const counts = this.#placeFor(name, first + open.length);
    open.forEach((count, index) => {
      if (count !== UNKNOWN) counts?.learn(first + index, count);
    });
    return true;
  }
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value);

function parseLine(line: string) {
  const parsed = tryParseJson(line);
  if (!Array.isArray(parsed)) return null;
  const [name, first, ...open]: unknown[] = parsed;
  const isWhole = isCount(first) && first >= 0 && open.length <= KEPT_DAYS * SLOTS_PER_DAY;
  return typeof name === 'string' && isWhole && open.every(isCount) ? { name, first, open } : null;
}
