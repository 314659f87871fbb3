import type { City } from '../city/openCity.ts';
import type { Reminders } from '../reminders/createReminders.ts';
import { dataAgeMetric, feedMetrics } from './feed-metrics.ts';
import { type Metric, prometheusText } from './prometheus-text.ts';
import { createRequestMetrics, type RequestMetrics } from './request-metrics.ts';
import { scoreMetrics } from './score-metrics.ts';

export interface Metrics extends Pick<RequestMetrics, 'record'> {
  text(): string;
}

/** Counts alone: nothing of what riders have set. */
function reminderMetrics(reminders: Reminders | null): Metric[] {
  if (reminders === null) return [];
  const { stored, pushes } = reminders.figures();
  return [
    {
      name: 'curbside_reminders',
      help: 'Reminders that are stored.',
      type: 'gauge',
      samples: [{ value: stored }],
    },
    {
      name: 'curbside_pushes_total',
      help: 'Pushes of reminders, by how they ended.',
      type: 'counter',
      samples: Object.entries(pushes).map(([result, value]) => ({ labels: { result }, value })),
    },
  ];
}

export function createMetrics(city: City, build: string, reminders: Reminders | null): Metrics {
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
        ...reminderMetrics(reminders),
        ...scoreMetrics(source?.scores?.() ?? []),
        ...(source === null ? [] : [dataAgeMetric(source, now)]),
      ]);
    },
  };
}
