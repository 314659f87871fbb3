import { expect, test } from 'vitest';

import { feedMetrics } from '../../../src/server/metrics/feed-metrics.ts';
import { aLot } from '../../support/builders.ts';
import { requestJson } from '../../support/cities/small-service.ts';
import { gatewayTrial } from '../../support/gateway/gateway-trial.ts';

const STOP = { stopID: '1', intersection: 'Main', latitude: '43.07', longitude: '-89.4' };
const BUS = { vehicleID: '7', lat: '43.07', lon: '-89.4' };

const RESPONSES: Readonly<Record<string, object>> = {
  '/v1/getstops': { status: '0', stops: [STOP, { stopID: '2' }] },
  '/v1/getvehicles': { status: '0', vehicles: [BUS, { ...BUS, lat: '0', lon: '0' }, 7] },
  '/parking/v2/lots': {
    lots: [
      aLot({ name: 'High', openSpots: 620, totalSpots: 613 }),
      { ...aLot(), name: 'Text', openSpots: '7' },
      { ...aLot(), name: 'Comma', totalSpots: '1,065', coordinates: { lat: 43, lon: -89 } },
      { openSpots: 5 },
    ],
  },
};

test('S15, C2: a gateway reports what it left out of each operation, and what does not fit in the lots', async () => {
  const { upstream, service, gateway, clock } = gatewayTrial();
  upstream.fault = async () => {
    const [path = ''] = (upstream.requests.at(-1) ?? '').split('?');
    return Response.json(RESPONSES[path]);
  };
  expect(gateway.figures?.()).toEqual([]);
  for (const path of [
    '/v1/getstops?routeID=03',
    '/v1/getstops?routeID=07',
    '/v1/getvehicles?routeID=03',
    '/parking/v2/lots',
  ])
    expect((await requestJson(service, path)).status).toBe(200);
  const figures = gateway.figures?.() ?? [];
  expect(figures).toMatchObject([
    { feed: 'getstops', leftOut: { 'stops that cannot be read': 2 }, notes: [] },
    { feed: 'getvehicles', leftOut: { 'buses that cannot be read': 2 }, notes: [] },
    {
      feed: 'lots',
      leftOut: {
        'lots without a name': 1,
        'places (coordinates.lat and coordinates.lng)': 1,
        'counts that are not numbers': 1,
      },
      notes: [
        '2 lots have their counts as text, which the interface does not allow.',
        'High has 620 open spots, and only 613 in all.',
      ],
    },
  ]);
  const [samples] = feedMetrics(figures, clock.now()).flatMap((metric) =>
    metric.name === 'curbside_left_out' ? [metric.samples] : [],
  );
  expect(samples).toContainEqual({
    labels: {
      feed: 'getvehicles',
      name: 'upstream.example',
      reason: 'buses that cannot be read',
    },
    value: 2,
  });
});
