import { MAX_SAMPLE_GAP } from '../../api/feeds/lotFeed.ts';
import type { LotHistory } from '../../api/feeds/lotFeed.ts';

/** Where a lot's count is going, from our own samples of this session (C15). */
export interface LotTrend {
  readonly kind: 'filling' | 'emptying' | 'steady';
  /** How many more spots are open than at its start; below zero where fewer. */
  readonly change: number;
  /** How long it was watched, in milliseconds. */
  readonly duration: number;
}

const WINDOW = 15 * 60_000;
const MIN_SAMPLES = 3;
/** Where a city is polled every few seconds, three samples are no trend yet; a minute, less a late poll. */
const MIN_DURATION = 50_000;
const MIN_CHANGE = 3;
const MIN_SHARE = 0.01;

/** The latest samples of a window that have no gap between them. */
function unbroken({ samples }: LotHistory): LotHistory['samples'] {
  const last = samples.at(-1);
  if (last === undefined) return [];
  const recent = samples.filter(({ at }) => last.at - at <= WINDOW);
  const gap = recent.findLastIndex((sample, index) => {
    const before = recent[index - 1];
    return before !== undefined && sample.at - before.at > MAX_SAMPLE_GAP;
  });
  return gap === -1 ? recent : recent.slice(gap);
}

/**
 * The trend of a lot as of its last sample (C15); null before there are enough samples.
 *
 * @param total its spots, where that is known
 */
export function lotTrend(history: LotHistory, total: number | null): LotTrend | null {
  const samples = unbroken(history);
  const [first] = samples;
  const last = samples.at(-1);
  if (first === undefined || last === undefined || samples.length < MIN_SAMPLES) return null;
  const change = last.open - first.open;
  const duration = last.at - first.at;
  if (duration < MIN_DURATION) return null;
  if (Math.abs(change) < Math.max(MIN_CHANGE, (total ?? 0) * MIN_SHARE))
    return { kind: 'steady', change, duration };
  return { kind: change < 0 ? 'filling' : 'emptying', change, duration };
}
