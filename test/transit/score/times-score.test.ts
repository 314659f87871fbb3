import { expect, test } from 'vitest';

import { prometheusText } from '../../../src/server/metrics/prometheus-text.ts';
import { scoreMetrics } from '../../../src/server/metrics/score-metrics.ts';
import { feedsPage } from '../../../src/server/operator/createFeedsPage.ts';
import { RunningScore } from '../../../src/transit/score/RunningScore.ts';
import { scoreOf } from '../../bench/arrivals/score.ts';
import { FEED_DAY } from '../../support/feeds/a-feed.ts';
import { anUpdate, encodeFeedMessage } from '../../support/realtime/encodeFeedMessage.ts';
import { parsePrometheus } from '../../support/servers/prometheus.ts';
import { at, openLineCity } from '../../support/times/line-city.ts';

const HOUR = 3_600_000;

/** Times that a feed said, and when the bus came, in milliseconds; at random but the same each time. */
function someTimes(count: number) {
  let seed = 1;
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  return Array.from({ length: count }, () => {
    const now = Math.round(random() * HOUR);
    const came = now + Math.round(random() * 900_000);
    return { now, came, said: came + Math.round((random() - 0.4) * 300_000) };
  });
}

test('T10: the running score is that of the bench', () => {
  const all = someTimes(2000);
  const running = new RunningScore();
  for (const { now, said, came } of all) running.add(now, said, came);
  const [score, byBench] = [running.score(HOUR), scoreOf(all)];
  expect(score.score).toBeCloseTo(byBench.score, 6);
  expect(score.meanAbsoluteError).toBeCloseTo(byBench.meanAbsoluteError, 6);
  for (const [index, { medianError, count }] of score.buckets.entries()) {
    expect(Math.abs(medianError - (byBench.medians[index] ?? 0))).toBeLessThanOrEqual(5);
    expect(count).toBe(byBench.buckets[index]?.count);
  }
});

test('T10: the running score forgets what is older than a day', () => {
  const running = new RunningScore();
  for (let hour = 0; hour < 100; hour++)
    running.add(hour * HOUR, hour * HOUR + 100_000, hour * HOUR + 60_000);
  expect(running.score(99.5 * HOUR).count).toBe(24);
  expect(running.score(130 * HOUR).count).toBe(0);
});

/** A bus that is two minutes late, and its agency says that it is four minutes late. */
async function followedCity() {
  const { city } = await openLineCity();
  for (let minute = 0; minute <= 12; minute++) {
    const clock = at(`08:${String(2 + minute).padStart(2, '0')}:00`);
    const timestamp = clock / 1000;
    const lat = 43.07 + minute * 0.001;
    const bus = { id: 'b1', tripID: 't1', startDate: FEED_DAY, lat, lon: -89.4, timestamp };
    const delay = { delay: 240 };
    const update = { tripID: 't1', stops: [{ sequence: 1, arrival: delay, departure: delay }] };
    city.see([encodeFeedMessage({ timestamp }, [bus, anUpdate(update)])], clock);
  }
  return city.agency.scores(at('08:15:00'));
}

test('T10: the agency’s times and ours are compared with when the bus was seen to come', async () => {
  const { reported, estimated } = await followedCity();
  expect(reported.count).toBe(estimated.count);
  expect(reported.count).toBeGreaterThan(0);
  expect(reported.meanAbsoluteError).toBeGreaterThan(100);
  expect(estimated.meanAbsoluteError).toBeLessThan(60);
});

test('T10: /metrics and the operator’s page say which times are better', async () => {
  const scores = await followedCity();
  const series = parsePrometheus(prometheusText(scoreMetrics([{ name: '', scores }]))).get(
    'curbside_times_score',
  )?.series;
  expect(series?.get('curbside_times_score{times="reported"}')).toBe(scores.reported.score);
  expect(series?.get('curbside_times_score{times="estimated"}')).toBe(scores.estimated.score);
  const page = feedsPage([], 0, [{ name: '', scores }]);
  expect(page).toContain(`estimated: score ${scores.estimated.score.toFixed(1)}`);
  // No bus came after 10 to 15 minutes.
  expect(page).not.toContain('NaN');
  expect(prometheusText(scoreMetrics([]))).toBe('');
});
