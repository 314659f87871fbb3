import { MAX_SAMPLE_GAP } from '../../api/feeds/lots/lotFeed.ts';
import type { LotHistory } from '../../api/feeds/lots/lotFeed.ts';

/** How a lot's count is changing, from the samples taken while the page is open. */
export interface LotTrend {
  readonly kind: 'filling' | 'emptying' | 'steady';
  /** The change in open spots since the first sample; negative if there are fewer. */
  readonly change: number;
  /** Milliseconds from the first sample to the last. */
  readonly duration: number;
}

const WINDOW = 15 * 60_000;
const MIN_SAMPLES = 3;
/**
 * A minute, with an allowance for poll jitter. With a poll every few seconds, three samples are not a
 * trend yet.
 */
const MIN_DURATION = 50_000;
const MIN_CHANGE = 3;
const MIN_SHARE = 0.01;

/** The samples in the window since the last gap. */
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
 * The trend of a lot as of its last sample; null if there are too few samples.
 *
 * @param total the lot's spots; null if unknown
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
