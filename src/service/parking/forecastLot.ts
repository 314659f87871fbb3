import { type SlotCounts, SLOT_MINUTES, UNKNOWN } from './LotCounts.ts';
import { type SimilarMoment, similarMoments } from './similarMoments.ts';

/** Open spots that are expected at a later time, and a range that holds in four of five cases. */
export interface Forecast {
  /** How long after the last count. */
  readonly minutes: number;
  readonly openSpots: number;
  readonly low: number;
  readonly high: number;
}

/** How far ahead, in minutes, and the share of the changes below the range and above it: later ones are less alike. */
const HORIZONS = [
  { minutes: 15, outside: 0.12 },
  { minutes: 30, outside: 0.11 },
  { minutes: 60, outside: 0.1 },
  { minutes: 120, outside: 0.085 },
] as const;

/** The forecast is the mean of the changes in the middle, this share of all below and above the median. */
const MIDDLE = 0.3;
/** The share of the changes around each end of the range that is averaged. */
const END = 0.05;
/** At least this share of the similar moments must say what came then. */
const NEEDED_SHARE = 0.5;

/** Every so many slots a count is looked at to see how empty a lot gets; over days, all hours come up. */
const SAMPLED_EVERY = 11;
/** Above this share of the counts are holidays, nights of construction, and counts that are wrong. */
const MOST = 0.98;
/** By so much the cars that leave follow the cars that are there. */
const LEAVING = 0.7;
/** Cars that are added to both sides, so that an empty lot compares with an empty one. */
const FEW_CARS = 5;

interface Change {
  readonly spots: number;
  readonly weight: number;
}

/** How much the count changed from a moment until so many minutes later; null if either count is unknown. */
function changeAfter(counts: SlotCounts, slot: number, minutes: number): number | null {
  const ahead = minutes / SLOT_MINUTES;
  const [before, after] = [slot + Math.floor(ahead), slot + Math.ceil(ahead)].map((at) =>
    counts.at(at),
  );
  if (before === undefined || after === undefined || before === UNKNOWN || after === UNKNOWN)
    return null;
  return before + (after - before) * (ahead % 1) - counts.at(slot);
}

/** The open spots of a lot when it is as empty as it usually gets. */
function mostOpen(counts: SlotCounts): number {
  const sampled: number[] = [];
  for (let slot = counts.first; slot <= counts.last; slot += SAMPLED_EVERY) {
    const open = counts.at(slot);
    if (open !== UNKNOWN) sampled.push(open);
  }
  const sorted = Float64Array.from(sampled).toSorted();
  return sorted[Math.floor(MOST * (sorted.length - 1))] ?? 0;
}

/** A change as it would be from another count: of more cars more leave. How many come depends on no count. */
function changeFrom(
  open: number,
  spots: number,
  { before, most }: { before: number; most: number },
) {
  if (spots <= 0) return spots;
  const cars = (count: number) => Math.max(0, most - count) + FEW_CARS;
  return spots * Math.min(2, Math.max(0.5, cars(open) / cars(before))) ** LEAVING;
}

/** The mean of the changes whose weight is between two shares of the total, of changes that are sorted. */
function meanBetween(changes: readonly Change[], total: number, from: number, to: number): number {
  let [passed, sum, weights] = [0, 0, 0];
  for (const { spots, weight } of changes) {
    const inside = Math.min(passed + weight, to * total) - Math.max(passed, from * total);
    if (inside > 0) {
      sum += spots * inside;
      weights += inside;
    }
    passed += weight;
  }
  return sum / weights;
}

function forecastAfter(
  counts: SlotCounts,
  open: number,
  { similar, most }: { readonly similar: readonly SimilarMoment[]; readonly most: number },
  { minutes, outside }: (typeof HORIZONS)[number],
): Forecast | null {
  const changes = similar
    .flatMap(({ slot, weight }): Change[] => {
      const spots = changeAfter(counts, slot, minutes);
      if (spots === null) return [];
      return [{ spots: changeFrom(open, spots, { before: counts.at(slot), most }), weight }];
    })
    .toSorted((a, b) => a.spots - b.spots);
  const total = changes.reduce((sum, { weight }) => sum + weight, 0);
  const asked = similar.reduce((sum, { weight }) => sum + weight, 0);
  if (total < NEEDED_SHARE * asked) return null;
  const around = (share: number, half: number) =>
    Math.max(0, open + meanBetween(changes, total, share - half, share + half));
  const openSpots = Math.round(around(0.5, MIDDLE));
  return {
    minutes,
    openSpots,
    low: Math.min(openSpots, Math.floor(around(outside, END))),
    high: Math.max(openSpots, Math.ceil(around(1 - outside, END))),
  };
}

/**
 * How many spots of a lot will be open in 15, 30, 60 and 120 minutes (decision 0075): what it has now, changed as it
 * did after the most similar moments of earlier days. Nothing is learned from the day of `slot` itself.
 *
 * @param slot now, by the city's clock
 * @param open the open spots now
 * @param days how much each earlier day differs over all lots, as `daysLikeToday` says
 * @returns none with fewer than two weeks of counts; only those that similar days can tell
 */
export function forecastLot(
  counts: SlotCounts,
  slot: number,
  open: number,
  days: Float64Array,
): readonly Forecast[] {
  const similar = similarMoments(counts, slot, open, days);
  if (similar.length === 0) return [];
  const past = { similar, most: mostOpen(counts) };
  return HORIZONS.flatMap((horizon) => forecastAfter(counts, open, past, horizon) ?? []);
}
