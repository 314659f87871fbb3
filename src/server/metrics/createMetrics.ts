import type { City } from '../city/openCity.ts';
import { dataAgeMetric, feedMetrics } from './feed-metrics.ts';
import { type Metric, prometheusText } from './prometheus-text.ts';
import { createRequestMetrics, type RequestMetrics } from './request-metrics.ts';
import { scoreMetrics } from './score-metrics.ts';

export interface Metrics extends Pick<RequestMetrics, 'record'> {
  text(): string;
}

export function createMetrics(city: City, build: string): Metrics {
  const requests = createRequestMetrics();
  const server = (): Metric[] => [
    {
      name: 'curbside_info',
      help: 'The server’s source and build.',
      type: 'gauge',
      samples: [{ labels: { source: city.sourceName, build }, value: 1 }],
    },
    {
      name: 'curbside_resident_memory_bytes',
      help: 'Memory of the server’s process.',
      type: 'gauge',
      samples: [{ value: process.memoryUsage.rss() }],
    },
    {
      name: 'curbside_uptime_seconds',
      help: 'Time since the server’s process started.',
      type: 'gauge',
      samples: [{ value: process.uptime() }],
    },
  ];
  return {
    record: (path, status, seconds) => requests.record(path, status, seconds),
    text() {
      const { figures, source, now } = city.metrics();
      return prometheusText([
        ...server(),
        ...requests.metrics(),
        ...feedMetrics(figures, now),
        ...scoreMetrics(source?.scores?.() ?? []),
        ...(source === null ? [] : [dataAgeMetric(source, now)]),
      ]);
    },
  };
}
