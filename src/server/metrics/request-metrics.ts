import { OPERATIONS } from '../../contract/operations/operations.ts';
import type { Metric, Sample } from './prometheus-text.ts';

/** Upper limits of the histogram's buckets, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What requests outside the interface are counted as. Few, because each is a series of its own. */
const OTHER_PATHS: readonly [RegExp, string][] = [
  [/^\/curbside\.json$/, 'settings'],
  [/^\/routes\//, 'routes'],
  [/^\/basemap\//, 'basemap'],
  [/^\/(metrics|healthz|readyz)$/, 'health'],
];

function operationOf(path: string): string {
  for (const [name, operation] of Object.entries(OPERATIONS)) {
    if (path.endsWith(operation.path)) return name;
  }
  for (const [pattern, name] of OTHER_PATHS) {
    if (pattern.test(path)) return name;
  }
  return 'page';
}

interface Durations {
  /** By bucket; the last is for longer ones. */
  readonly counts: number[];
  sum: number;
}

export interface RequestMetrics {
  /** @param seconds until the response was sent */
  record(path: string, status: number, seconds: number): void;
  metrics(): readonly Metric[];
}

export function createRequestMetrics(): RequestMetrics {
  const requests = new Map<string, { labels: Record<string, string>; value: number }>();
  const durations = new Map<string, Durations>();

  function durationSamples(): Sample[] {
    return [...durations].flatMap(([operation, { counts, sum }]) => {
      let total = 0;
      const buckets = counts.map((count, index): Sample => {
        total += count;
        const le = index < BUCKETS.length ? String(BUCKETS[index]) : '+Inf';
        return { suffix: '_bucket', labels: { operation, le }, value: total };
      });
      return [
        ...buckets,
        { suffix: '_sum', labels: { operation }, value: sum },
        { suffix: '_count', labels: { operation }, value: total },
      ];
    });
  }

  return {
    record(path, status, seconds) {
      const operation = operationOf(path);
      const key = `${operation} ${status}`;
      const counted = requests.get(key);
      if (counted === undefined)
        requests.set(key, { labels: { operation, status: String(status) }, value: 1 });
      else counted.value += 1;
      const existing = durations.get(operation);
      const own = existing ?? {
        counts: Array.from({ length: BUCKETS.length + 1 }, () => 0),
        sum: 0,
      };
      if (existing === undefined) durations.set(operation, own);
      const bucket = BUCKETS.findIndex((limit) => seconds <= limit);
      const index = bucket === -1 ? BUCKETS.length : bucket;
      own.counts[index] = (own.counts[index] ?? 0) + 1;
      own.sum += seconds;
    },
    metrics: () => [
      {
        name: 'curbside_requests_total',
        help: 'Requests answered, by operation and HTTP status.',
        type: 'counter',
        samples: [...requests.values()],
      },
      {
        name: 'curbside_request_duration_seconds',
        help: 'Time from a request to the end of its response.',
        type: 'histogram',
        samples: durationSamples(),
      },
    ],
  };
}
