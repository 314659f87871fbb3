import { knownScores } from '../../transit/score/createTimesScore.ts';
import type { Score } from '../../transit/score/RunningScore.ts';
import type { FeedScores } from '../city/ServerSource.ts';
import type { Metric, Sample } from './prometheus-text.ts';

/**
 * How good the agency's times and ours were in the last 24 hours. Times that were never compared with an arrival
 * have no series.
 *
 * @param feeds none for a city without live data
 */
export function scoreMetrics(feeds: readonly FeedScores[]): Metric[] {
  const known = feeds.flatMap(({ name, scores }) =>
    knownScores(scores).map(
      ([times, score]) => [{ times, ...(name === '' ? {} : { feed: name }) }, score] as const,
    ),
  );
  const samples = (valueOf: (score: Score) => number): Sample[] =>
    known.map(([labels, score]) => ({ labels, value: valueOf(score) }));
  const inBuckets = (valueOf: (bucket: Score['buckets'][number]) => number): Sample[] =>
    known.flatMap(([labels, { buckets }]) =>
      buckets.flatMap((bucket) =>
        bucket.count === 0
          ? []
          : [{ labels: { ...labels, minutes: bucket.minutes }, value: valueOf(bucket) }],
      ),
    );
  return [
    {
      name: 'curbside_times_score',
      help: 'ETA Accuracy Benchmark of the last 24 hours, in percent.',
      type: 'gauge',
      samples: samples(({ score }) => score),
    },
    {
      name: 'curbside_times_mean_absolute_error_seconds',
      help: 'How far the times of the last 24 hours were off.',
      type: 'gauge',
      samples: samples(({ meanAbsoluteError }) => meanAbsoluteError),
    },
    {
      name: 'curbside_times_right_ratio',
      help: 'Share of right times, by the minutes until the bus came.',
      type: 'gauge',
      samples: inBuckets(({ right }) => right),
    },
    {
      name: 'curbside_times_median_error_seconds',
      help: 'By how much buses came later than said, by the minutes until they came.',
      type: 'gauge',
      samples: inBuckets(({ medianError }) => medianError),
    },
    {
      name: 'curbside_times_checked',
      help: 'Times of the last 24 hours that were compared with the arrival of the bus.',
      type: 'gauge',
      samples: inBuckets(({ count }) => count),
    },
  ];
}
