import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import * as z from 'zod/mini';

import type { LotSample } from '../../../src/api/feeds/lots/lotFeed.ts';
import { lotsAt } from '../../../src/service/sources/demo/parking/lots.ts';
import { figure, table } from '../table.ts';

const MINUTE = 60_000;

/** Recorded data of a real city, next to the repository; optional. */
const RECORDED = fileURLToPath(new URL('../../../shared/madison/lots.json', import.meta.url));

/** "Full near 18:10" counts as correct if the lot is full within this time of 18:10. */
const TOLERANCE = 10 * MINUTE;
/** The share of correct predictions that the page would need to show them (C33). */
const MIN_ACCURACY = 0.8;

/** Fewer predictions than this prove nothing. */
const MIN_PREDICTIONS = 30;

/** Minutes of samples for the rate, and minutes that it is extrapolated. */
const WINDOWS = [15, 30] as const;
const HORIZONS = [20, 40, 60] as const;

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * When a line fitted to the latest samples reaches zero.
 *
 * @param window milliseconds of samples for the fit
 * @param horizon milliseconds after the last sample
 * @returns null if it doesn't reach zero within the horizon, or if there are too few samples
 */
function predictFullAt(
  samples: readonly LotSample[],
  window: number,
  horizon: number,
): number | null {
  const last = samples.at(-1);
  if (last === undefined || last.open <= 0) return null;
  const recent = samples.filter(({ at }) => last.at - at <= window);
  const [first] = recent;
  const hasGap = recent.some(({ at }, index) => at - (recent[index - 1]?.at ?? at) > 5 * MINUTE);
  if (first === undefined || hasGap || last.at - first.at < window / 2) return null;
  const [at, open] = [mean(recent.map((one) => one.at)), mean(recent.map((one) => one.open))];
  const spread = recent.reduce((sum, one) => sum + (one.at - at) ** 2, 0);
  const rate = recent.reduce((sum, one) => sum + (one.at - at) * (one.open - open), 0) / spread;
  const eta = rate < 0 ? last.open / -rate : Number.POSITIVE_INFINITY;
  return eta <= horizon ? last.at + eta : null;
}

interface Backtest {
  readonly predicted: number;
  /** The lot was full within the tolerance. */
  readonly correct: number;
  /** The lot was not full until an hour after the predicted time. */
  readonly missed: number;
}

/** Predicts from the samples up to each time, and compares the predictions with the later samples. */
function backtest(
  series: readonly (readonly LotSample[])[],
  window: number,
  horizon: number,
): Backtest {
  let [predicted, correct, missed] = [0, 0, 0];
  for (const samples of series) {
    for (let now = 5; now < samples.length; now += 5) {
      const at = predictFullAt(samples.slice(Math.max(0, now - 60), now + 1), window, horizon);
      if (at === null) continue;
      const later = samples.slice(now + 1).filter((one) => one.at <= at + 60 * MINUTE);
      const full = later.find(({ open }) => open <= 0);
      // The data ends before the result can be checked.
      if (full === undefined && (later.at(-1)?.at ?? 0) < at + TOLERANCE) continue;
      predicted += 1;
      if (full === undefined) missed += 1;
      else if (Math.abs(full.at - at) <= TOLERANCE) correct += 1;
    }
  }
  return { predicted, correct, missed };
}

/** A week of the demo city, minute by minute. */
function demoSeries(): readonly (readonly LotSample[])[] {
  const monday = Date.UTC(2026, 10, 16, 11);
  const series = new Map<string, LotSample[]>();
  for (let minute = 0; minute < 7 * 24 * 60; minute++) {
    const at = monday + minute * MINUTE;
    for (const { operatedBy, shortName, openSpots } of lotsAt(at, 1)) {
      if (openSpots === null) continue;
      const key = `${operatedBy}/${shortName}`;
      const existing = series.get(key);
      if (existing === undefined) series.set(key, [{ at, open: openSpots }]);
      else existing.push({ at, open: openSpots });
    }
  }
  return [...series.values()];
}

const Recorded = z.object({
  lots: z.array(z.object({ readings: z.array(z.tuple([z.string(), z.string()])) })),
});

function recordedSeries(): readonly (readonly LotSample[])[] {
  if (!existsSync(RECORDED)) return [];
  const { lots } = z.parse(Recorded, JSON.parse(readFileSync(RECORDED, 'utf8')));
  return lots.map(({ readings }) =>
    readings
      .map(([time, count]) => ({
        at: Date.parse(`${time}Z`),
        open: count === 'FULL' ? 0 : Number(count),
      }))
      .filter(({ open }) => Number.isFinite(open))
      .toSorted((a, b) => a.at - b.at),
  );
}

/**
 * Backtests "at this rate full near 18:10" (C33, decision 0016): how often the page would have
 * predicted it, and how often correctly. Returns the results as a table.
 */
export function benchFullAt(): Promise<string> {
  const cities = [
    ['demo, a week', demoSeries()],
    ['recorded city', recordedSeries()],
  ] as const;
  const rows = cities.flatMap(([city, series]) =>
    WINDOWS.flatMap((window) =>
      HORIZONS.map((horizon) => {
        const { predicted, correct, missed } = backtest(series, window * MINUTE, horizon * MINUTE);
        const percent = (count: number) =>
          predicted === 0 ? '-' : `${figure((count / predicted) * 100)} %`;
        return [
          city,
          `${window} min`,
          `${horizon} min`,
          figure(predicted),
          percent(correct),
          percent(missed),
          predicted >= MIN_PREDICTIONS && correct / predicted >= MIN_ACCURACY ? 'yes' : 'no',
        ];
      }),
    ),
  );
  const head = [
    'city',
    'rate over',
    'ahead',
    'predicted',
    'within 10 min',
    'not in an hour',
    'good enough',
  ];
  return Promise.resolve(
    table(`"Full near ..." (C33; needed: ${MIN_ACCURACY * 100} % within 10 min)`, [head, ...rows]),
  );
}
