import { afterEach, expect, test } from 'vitest';

import type { ServerSource } from '../../../src/server/city/ServerSource.ts';
import { feedMetrics } from '../../../src/server/metrics/feed-metrics.ts';
import { prometheusText } from '../../../src/server/metrics/prometheus-text.ts';
import { secretsOf } from '../../../src/server/settings/secrets.ts';
import { checkSettings } from '../../../src/server/settings/settings.ts';
import { startSmallServer, type SmallServer } from '../../support/cities/small-server.ts';
import { parsePrometheus } from '../../support/servers/prometheus.ts';

const TOKEN = 'for the operator';
const METRICS = { server: { metrics: { variable: 'METRICS_TOKEN' } } };

let server: SmallServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

async function start(settings: object, source?: ServerSource): Promise<SmallServer> {
  server = await startSmallServer(settings, {
    env: { METRICS_TOKEN: TOKEN },
    ...(source === undefined ? {} : { source }),
  });
  return server;
}

const ask = ({ url }: SmallServer, authorization = `Bearer ${TOKEN}`) =>
  fetch(`${url}/metrics`, { headers: { authorization } });

test('S15: there are no metrics unless the settings name a token', async () => {
  const response = await ask(await start({}));
  expect(response.status).toBe(404);
});

test('S15: the metrics are closed to requests without the token', async () => {
  const opened = await start(METRICS);
  for (const wrong of ['', 'Bearer', 'Bearer public', `Basic ${TOKEN}`, TOKEN]) {
    const response = await ask(opened, wrong);
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(await response.text()).not.toContain('curbside_');
  }
  expect(() => secretsOf(checkSettings('curbside.json', METRICS), {})).toThrow(
    'curbside.json: server.metrics: the environment variable METRICS_TOKEN is not set',
  );
});

test('S15: requests are counted by operation, with their times', async () => {
  const opened = await start(METRICS);
  for (const path of [
    '/',
    '/v1/getstops?key=test-key',
    '/parking/v2/lots',
    '/parking/v2/lots',
    '/v1/x',
  ])
    await (await fetch(opened.url + path)).text();
  const response = await ask(opened);
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const families = parsePrometheus(await response.text());
  const requests = families.get('curbside_requests_total')?.series;
  expect(requests?.get('curbside_requests_total{operation="lots",status="200"}')).toBe(2);
  expect(requests?.get('curbside_requests_total{operation="getstops",status="200"}')).toBe(1);
  expect(requests?.get('curbside_requests_total{operation="page",status="404"}')).toBe(1);
  expect(
    families
      .get('curbside_request_duration_seconds')
      ?.series.get('curbside_request_duration_seconds_count{operation="lots"}'),
  ).toBe(2);
  expect(families.get('curbside_info')?.series.size).toBe(1);
});

test('S15: names and reasons with quotes and line breaks stay one sample', () => {
  const text = prometheusText([
    {
      name: 'a_total',
      help: 'Of\nmany',
      type: 'counter',
      samples: [{ labels: { name: 'The "Arena"\\\n1' }, value: 1 }],
    },
    { name: 'b', help: 'None.', type: 'gauge', samples: [] },
    { name: 'c', help: 'Odd.', type: 'gauge', samples: [{ value: Number.NaN }] },
  ]);
  expect([...parsePrometheus(text).keys()]).toEqual(['a_total', 'c']);
});

test('S15: two feeds of one name are two series', () => {
  const figures = {
    feed: 'events',
    name: 'Arena',
    requests: 1,
    failures: 0,
    readAt: 1,
    isFailing: false,
    leftOut: { odd: 2 },
  };
  const families = parsePrometheus(prometheusText(feedMetrics([figures, figures, figures], 2)));
  expect([...(families.get('curbside_left_out')?.series.keys() ?? [])]).toEqual([
    'curbside_left_out{feed="events",name="Arena",reason="odd"}',
    'curbside_left_out{feed="events",name="Arena (2)",reason="odd"}',
    'curbside_left_out{feed="events",name="Arena (3)",reason="odd"}',
  ]);
});
