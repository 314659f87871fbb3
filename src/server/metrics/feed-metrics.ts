import type { Source } from '../../service/Source.ts';
import type { FeedFigures } from '../city/ServerSource.ts';
import type { Metric, Sample } from './prometheus-text.ts';

/** Numbers the feeds with the name of another: Prometheus refuses all metrics if two are the same. */
function withUniqueNames(feeds: readonly FeedFigures[]): FeedFigures[] {
  const counts = new Map<string, number>();
  return feeds.map((figures) => {
    const key = JSON.stringify([figures.feed, figures.name]);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count === 1 ? figures : { ...figures, name: `${figures.name} (${count})` };
  });
}

/** The figures of each feed. */
export function feedMetrics(feeds: readonly FeedFigures[], now: number): Metric[] {
  const all = withUniqueNames(feeds);
  const samples = (valueOf: (figures: FeedFigures) => number | undefined): Sample[] =>
    all.flatMap((figures) => {
      const value = valueOf(figures);
      const { feed, name } = figures;
      return value === undefined ? [] : [{ labels: { feed, name }, value }];
    });
  return [
    {
      name: 'curbside_upstream_requests_total',
      help: 'Requests to a feed.',
      type: 'counter',
      samples: samples(({ requests }) => requests),
    },
    {
      name: 'curbside_upstream_failures_total',
      help: 'Requests to a feed that failed.',
      type: 'counter',
      samples: samples(({ failures }) => failures),
    },
    {
      name: 'curbside_feed_age_seconds',
      help: 'Time since a feed was last read well.',
      type: 'gauge',
      samples: samples(({ readAt }) =>
        readAt === undefined ? undefined : Math.max(0, (now - readAt) / 1000),
      ),
    },
    {
      name: 'curbside_feed_failing',
      help: '1 while the last request to a feed failed.',
      type: 'gauge',
      samples: samples(({ isFailing }) => Number(isFailing)),
    },
    {
      name: 'curbside_left_out',
      help: 'Elements of the last version of a feed that are not used, by the reason.',
      type: 'gauge',
      samples: all.flatMap(({ feed, name, leftOut = {} }) =>
        Object.entries(leftOut).map(([reason, value]) => ({
          labels: { feed, name, reason },
          value,
        })),
      ),
    },
  ];
}

/** How old the city's data is by its own time. */
export function dataAgeMetric(
  source: Pick<Source, 'stops' | 'vehicles' | 'lots'>,
  now: number,
): Metric {
  const { stops, vehicles, lots } = source;
  return {
    name: 'curbside_data_age_seconds',
    help: 'Age of the stops, vehicles and lots by their own time.',
    type: 'gauge',
    samples: Object.entries({ stops, vehicles, lots }).flatMap(([data, supply]) => {
      const time = supply?.latestAt?.(now) ?? null;
      return time === null ? [] : [{ labels: { data }, value: Math.max(0, (now - time) / 1000) }];
    }),
  };
}
