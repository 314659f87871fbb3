import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { Stop, StopsAnswer } from '../../../../src/contract/stops/stop.ts';
import { encodeStop } from '../../../../src/service/operations/stops/encodeStop.ts';
import { aRouteStop } from '../../../support/builders.ts';
import { requestJson, smallService } from '../../../support/cities/small-service.ts';
import { NOON } from '../../../support/cities/small-source.ts';

/** More stops than are encoded at once, on three routes in turn. */
const MANY = Array.from({ length: 4000 }, (_, index) =>
  aRouteStop({
    routeID: String(index % 3),
    stopID: String(index).padStart(4, '0'),
    intersection: `“${index}” & Pérez`,
  }),
);

describe('getstops of all routes', () => {
  test('S4: has every stop in the form of the contract, although it is encoded in pieces', async () => {
    const { body, headers } = await requestJson(
      smallService({ stops: async () => MANY }),
      '/v1/getstops',
    );
    expect(body).toMatchObject({ status: '0', timestamp: '12:38pm', routeID: '' });
    const { stops, dropped } = z.decode(StopsAnswer, z.parse(StopsAnswer.def.in, body));
    const ofRoute = (routeID: string) => MANY.filter((stop) => stop.routeID === routeID);
    const expected = ['0', '1', '2'].flatMap(ofRoute);
    expect(stops.map(({ stopID }) => stopID)).toEqual(expected.map(({ stopID }) => stopID));
    expect(stops[3999]?.intersection).toBe('“3998” & Pérez');
    expect(dropped).toBe(0);
    const length = new TextEncoder().encode(JSON.stringify(body)).byteLength;
    expect(headers.get('content-length')).toBe(String(length));
  });

  test('S4: stops are encoded once for each array, and only the clock changes', async () => {
    let reads = 0;
    const counted = MANY.map((stop) => ({
      ...stop,
      get intersection() {
        reads += 1;
        return stop.intersection;
      },
    }));
    const clockAt = async (now: number) =>
      (await requestJson(smallService({ stops: async () => counted }, now), '/v1/getstops')).body;
    const first = await clockAt(NOON);
    const later = await clockAt(NOON + 3_600_000);
    expect(reads).toBe(MANY.length);
    expect([first['timestamp'], later['timestamp']]).toEqual(['12:38pm', '1:38pm']);
    expect(later['stops']).toEqual(first['stops']);
  });

  test('S4: another array of stops gives another ETag, and the same stops the same one', async () => {
    const etagOf = async (stops: typeof MANY) =>
      (await requestJson(smallService({ stops: async () => stops }), '/v1/getstops')).headers.get(
        'etag',
      );
    const etag = await etagOf(MANY);
    expect(await etagOf([...MANY])).toBe(etag);
    expect(await etagOf(MANY.with(3990, aRouteStop({ routeID: '0' })))).not.toBe(etag);
    expect(await etagOf(MANY.slice(0, -1))).not.toBe(etag);
  });

  test('S1: without any stops the list is empty', async () => {
    const { body } = await requestJson(smallService({ stops: async () => [] }), '/v1/getstops');
    expect(body).toEqual({ status: '0', timestamp: '12:38pm', routeID: '', stops: [] });
  });
});

test('S1: a stop is encoded as the contract’s codec does', () => {
  const { destination: _none, ...withoutDestination } = aRouteStop();
  for (const stop of [
    aRouteStop(),
    aRouteStop({ latitude: 1e-7, longitude: -1e-9 }),
    withoutDestination,
  ]) {
    expect(JSON.stringify(encodeStop(stop))).toBe(JSON.stringify(z.encode(Stop, stop)));
  }
});
