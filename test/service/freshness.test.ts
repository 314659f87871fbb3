import { describe, expect, test } from 'vitest';

import { createService } from '../../src/service/createService.ts';
import type { Source } from '../../src/service/Source.ts';
import { aVehicle, theSettings } from '../support/builders.ts';
import { requestJson, smallService } from '../support/cities/small-service.ts';
import { NOON, smallSource } from '../support/cities/small-source.ts';

const PATH = '/v1/getvehicles?routeID=03';

/** The service with a feed that reported one bus at a time. */
const reported = (reportedAt: number, refreshAt?: number) =>
  smallService({
    vehicles: async () => ({
      reportedAt,
      vehicles: [aVehicle()],
      ...(refreshAt === undefined ? {} : { refreshAt }),
    }),
  });

describe('the time of the data', () => {
  test('S7: getvehicles has the feed’s own time, so that a frozen feed looks frozen', async () => {
    const { body, headers } = await requestJson(reported(NOON - 300_000), PATH);
    expect(body['timestamp']).toBe('11/20/2026 12:33:05 PM');
    expect(headers.get('last-modified')).toBe('Fri, 20 Nov 2026 18:33:05 GMT');
  });

  test('S7: a feed whose clock is ahead reports now', async () => {
    const { body } = await requestJson(reported(NOON + 300_000), PATH);
    expect(body['timestamp']).toBe('11/20/2026 12:38:05 PM');
  });

  test('S4: stops and lots were modified when their data was', async () => {
    const service = smallService({
      reportedAts: { stops: NOON - 3_600_000, lots: NOON - 60_000 },
    });
    const modified = async (path: string) =>
      (await requestJson(service, path)).headers.get('last-modified');
    expect(await modified('/v1/getstops')).toBe('Fri, 20 Nov 2026 17:38:05 GMT');
    expect(await modified('/v1/getstops?routeID=03')).toBe('Fri, 20 Nov 2026 17:38:05 GMT');
    expect(await modified('/parking/v2/lots')).toBe('Fri, 20 Nov 2026 18:37:05 GMT');
    expect((await requestJson(smallService(), '/v1/getstops')).headers.has('last-modified')).toBe(
      false,
    );
  });

  test.each([
    ['until the next reading', 14_000, 14],
    ['at least a second', -5000, 1],
    ['at most until they count as late', 900_000, 60],
  ])('S4: vehicles are fresh %s', async (_how, ahead, seconds) => {
    const { headers } = await requestJson(reported(NOON, NOON + ahead), PATH);
    expect(headers.get('cache-control')).toMatch(new RegExp(`^public, max-age=${seconds},`));
  });

  test.each([
    ['until the next reading', 140_000, 140],
    ['at least a second', -5000, 1],
    ['at most until they count as late', 900_000, 300],
  ])('S4: lots are fresh %s', async (_how, ahead, seconds) => {
    const service = smallService({
      reportedAts: { lots: null, lotsRefreshAt: NOON + ahead },
    });
    const { headers } = await requestJson(service, '/parking/v2/lots');
    expect(headers.get('cache-control')).toMatch(new RegExp(`^public, max-age=${seconds},`));
  });
});

describe('a city that lacks a kind of data', () => {
  const service = (source: Source) => createService(source, theSettings(), () => NOON);

  test('S1: without parking data, says so instead of sending lots', async () => {
    const source = smallSource();
    delete source.lots;
    const { status, headers, body } = await requestJson(service(source), '/parking/v2/lots');
    expect(status).toBe(404);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(headers.get('cache-control')).toBe('public, max-age=10');
    expect(body).toEqual({ status: '-1', description: 'This city has no parking data' });
  });

  test('S1: without live data, refuses getvehicles, but names a wrong routeID first', async () => {
    const source = smallSource();
    delete source.vehicles;
    const { status, body } = await requestJson(service(source), PATH);
    expect(status).toBe(200);
    expect(body).toEqual({
      status: '-1',
      description: 'This city has no live data about its vehicles',
    });
    const unknown = await requestJson(service(source), '/v1/getvehicles?routeID=99');
    expect(unknown.body['description']).toContain('routeID "99"');
  });
});
