import type { Forecast } from '../../../src/service/parking/forecastLot.ts';
import { figure } from '../table.ts';

/** What was known of a case beside its forecast. */
interface Known {
  readonly now: number;
  readonly came: number;
  /** Null without an earlier week. */
  readonly pattern: number | null;
}

interface Sums {
  count: number;
  held: number;
  error: number;
  /** The error of a count that stays as it is. */
  stays: number;
  pattern: number;
  byLot: Map<string, { error: number; stays: number }>;
}

/** The mean absolute errors of forecasts, next to those of simpler ones. */
export class LotsScore {
  readonly #byMinutes = new Map<number, Sums>();

  add(lot: string, { minutes, openSpots, low, high }: Forecast, known: Known): void {
    const sums = this.#byMinutes.get(minutes) ?? {
      count: 0,
      held: 0,
      error: 0,
      stays: 0,
      pattern: 0,
      byLot: new Map(),
    };
    this.#byMinutes.set(minutes, sums);
    const [error, stays] = [Math.abs(openSpots - known.came), Math.abs(known.now - known.came)];
    sums.count += 1;
    if (low <= known.came && known.came <= high) sums.held += 1;
    sums.error += error;
    sums.stays += stays;
    sums.pattern += Math.abs((known.pattern ?? known.now) - known.came);
    const ofLot = sums.byLot.get(lot) ?? { error: 0, stays: 0 };
    sums.byLot.set(lot, { error: ofLot.error + error, stays: ofLot.stays + stays });
  }

  /** The scores for each horizon. */
  results() {
    return Array.from(this.#byMinutes, ([minutes, sums]) => {
      const lots = Array.from(sums.byLot.values(), ({ error, stays }) => error / stays);
      return {
        minutes,
        cases: sums.count,
        meanError: sums.error / sums.count,
        /** The mean error, as a share of that of a count that stays as it is. */
        ofStaying: sums.error / sums.stays,
        /** The mean of the lots' shares, and the worst of them. */
        ofLots: lots.reduce((sum, ratio) => sum + ratio, 0) / lots.length,
        worstLot: Math.max(...lots),
        ofPattern: sums.error / sums.pattern,
        /** The share of the counts that were in the range. */
        held: sums.held / sums.count,
      };
    });
  }

  /** A row for each horizon, the titles first. */
  rows(): readonly (readonly string[])[] {
    const head = ['minutes', 'cases', 'mean error', 'of staying', 'mean of lots', 'worst lot'];
    return [
      [...head, 'of the weekly pattern', 'range holds'],
      ...this.results().map(({ minutes, cases, meanError, held, ...shares }) => [
        String(minutes),
        figure(cases),
        figure(meanError, 2),
        ...[shares.ofStaying, shares.ofLots, shares.worstLot, shares.ofPattern].map((share) =>
          figure(share, 3),
        ),
        `${figure(100 * held, 1)} %`,
      ]),
    ];
  }
}
