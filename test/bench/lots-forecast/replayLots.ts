import { runSteps } from '../../../src/lib/steps.ts';
import { daysLikeToday } from '../../../src/service/parking/daysLikeToday.ts';
import { forecastLot } from '../../../src/service/parking/forecastLot.ts';
import {
  LotCounts,
  SLOT_MINUTES,
  SLOTS_PER_DAY,
  UNKNOWN,
} from '../../../src/service/parking/LotCounts.ts';
import { slotAt } from '../../../src/service/parking/slotAt.ts';
import { LotsScore } from './LotsScore.ts';
import type { LotsHistory } from './readHistory.ts';

/** Scored every 30 minutes from 5:00 to 21:00 UTC, when lots fill and empty. */
const isScored = (at: number): boolean => {
  const second = at % 86_400;
  return at % 1800 === 0 && second >= 5 * 3600 && second <= 21 * 3600;
};

/** The mean of the counts at the same time of the earlier weeks that are kept; null without one. */
function weeklyPattern(counts: LotCounts, slot: number): number | null {
  let [sum, weeks] = [0, 0];
  for (let then = slot - 7 * SLOTS_PER_DAY; then >= counts.first; then -= 7 * SLOTS_PER_DAY) {
    const open = counts.at(then);
    if (open === UNKNOWN) continue;
    sum += open;
    weeks += 1;
  }
  return weeks === 0 ? null : sum / weeks;
}

/**
 * Walks through a history as a server does: counts are learned, then the next two hours are forecast from them.
 *
 * @param from seconds since 1970; what is before is only learned
 */
export function replayLots(history: LotsHistory, from: number, zone: string) {
  const score = new LotsScore();
  const out = ['at,lot,minutes,open,low,high'];
  const counts = history.lots.map(() => new LotCounts());
  let [reads, milliseconds] = [0, 0];
  const countsAt = (row: number) =>
    history.lots.flatMap(({ name, open }, index) => {
      const [now, learned] = [open[row], counts[index]];
      return now === undefined || Number.isNaN(now) || learned === undefined
        ? []
        : [{ name, index, now, learned }];
    });
  history.times.forEach((at, row) => {
    const slot = slotAt(at * 1000, zone);
    const lots = countsAt(row);
    for (const { now, learned } of lots) learned.learn(slot, now);
    if (at < from || !isScored(at)) return;
    const begun = process.cpuUsage().user;
    const days = runSteps(daysLikeToday(counts, slot));
    const forecasts = lots.map(({ learned, now }) => forecastLot(learned, slot, now, days));
    milliseconds += (process.cpuUsage().user - begun) / 1000;
    reads += lots.length;
    lots.forEach(({ name, index, now, learned }, lot) => {
      for (const one of forecasts[lot] ?? []) {
        out.push([at, name, one.minutes, one.openSpots, one.low, one.high].join());
        const came = history.openAt(index, at + one.minutes * 60);
        const pattern = weeklyPattern(learned, slot + Math.round(one.minutes / SLOT_MINUTES));
        if (came !== null) score.add(name, one, { now, came, pattern });
      }
    });
  });
  return { score, out, perRead: milliseconds / Math.max(1, reads) };
}
