import { describe, expect, test } from 'vitest';

import { requestJson } from '../../../support/cities/small-service.ts';
import {
  failing,
  gatewayTrial,
  hanging,
  MINUTE,
  SECOND,
} from '../../../support/gateway/gateway-trial.ts';

const VEHICLES = '/v1/getvehicles?routeID=03';
const LOTS = '/parking/v2/lots?expand=specialevents';

describe('an upstream that fails', () => {
  test('S9: its last good response is served with its age until its limit, then a failure', async () => {
    const { clock, upstream, service, log } = gatewayTrial({ lotsMaxAgeSeconds: 600 });
    const good = await requestJson(service, LOTS);
    upstream.fault = failing(503);
    await clock.advance(5 * MINUTE);
    const old = await requestJson(service, LOTS);
    expect(old.body).toEqual(good.body);
    expect(old.headers.get('age')).toBe('300');
    // The upstream is asked again in 19 s, and caches subtract the age.
    expect(old.headers.get('cache-control')).toMatch(/max-age=319,/);
    expect(old.headers.get('last-modified')).toBe(good.headers.get('last-modified'));
    await clock.advance(5 * MINUTE + SECOND);
    const gone = await requestJson(service, LOTS);
    expect(gone.status).toBe(503);
    expect(gone.headers.get('cache-control')).toBe('no-store');
    expect(gone.body).toEqual({
      status: '-1',
      description: "The city's parking data is unavailable right now",
    });
    upstream.fault = undefined;
    await clock.advance(10 * MINUTE);
    expect((await requestJson(service, LOTS)).body).toEqual(good.body);
    expect(log.map(({ event }) => event)).toEqual(['upstream failed', 'upstream recovered']);
  });

  test('S9: vehicles have the time of the upstream’s timestamp', async () => {
    const { clock, upstream, service } = gatewayTrial();
    const good = await requestJson(service, VEHICLES);
    upstream.fault = failing(503);
    await clock.advance(100 * SECOND);
    const old = await requestJson(service, VEHICLES);
    expect(old.body['timestamp']).toBe(good.body['timestamp']);
    expect(old.headers.get('age')).toBe('100');
    await clock.advance(21 * SECOND);
    expect((await requestJson(service, VEHICLES)).body['status']).toBe('-1');
  });

  test('S9: it is asked less and less often, with jitter', async () => {
    const { clock, upstream, service } = gatewayTrial();
    upstream.fault = failing(500);
    const askedAt: number[] = [];
    for (let second = 0; second < 1200; second++) {
      const before = upstream.requests.length;
      await requestJson(service, VEHICLES);
      if (upstream.requests.length > before) askedAt.push(second);
      await clock.advance(SECOND);
    }
    expect(askedAt.slice(0, 4)).toEqual([0, 19, 57, 132]);
    expect(askedAt.length).toBeLessThan(10);
  });

  test.each([
    ['after the Retry-After', '120', 120],
    ['after an hour at the most', '86400', 3600],
  ])('S9: it is asked again %s', async (_when, retryAfter, seconds) => {
    const { clock, upstream, service } = gatewayTrial();
    upstream.fault = failing(429, { 'retry-after': retryAfter });
    const requestsAfter = async (wait: number) => {
      await clock.advance(wait * SECOND);
      await requestJson(service, VEHICLES);
      return upstream.requests.length;
    };
    expect(await requestsAfter(0)).toBe(1);
    expect(await requestsAfter(seconds - 1)).toBe(1);
    expect(await requestsAfter(2)).toBe(2);
  });

  test('S9: while it is read again, riders have its last response at once', async () => {
    const { clock, upstream, service } = gatewayTrial();
    const good = await requestJson(service, VEHICLES);
    upstream.fault = hanging;
    await clock.advance(16 * SECOND);
    expect((await requestJson(service, VEHICLES)).body).toEqual(good.body);
    expect(upstream.requests).toHaveLength(2);
  });

  test('S9: a gateway that stops has not failed', async () => {
    const { clock, gateway, upstream, service, log } = gatewayTrial();
    upstream.fault = hanging;
    const waiting = requestJson(service, LOTS);
    await clock.advance(SECOND);
    await gateway.stop?.();
    expect((await waiting).status).toBe(503);
    expect(log).toEqual([]);
  });

  test('S9: one that never responds is given up after the time limit', async () => {
    const { clock, upstream, service, log } = gatewayTrial({ timeoutSeconds: 3 });
    upstream.fault = hanging;
    const waiting = requestJson(service, LOTS);
    await clock.advance(3 * SECOND);
    expect((await waiting).status).toBe(503);
    expect(log).toEqual([expect.objectContaining({ failure: 'no response within 3 s' })]);
  });

  test('S9: the log says which route was refused and why, and riders read neither', async () => {
    const { upstream, service, log } = gatewayTrial();
    const description = `No such\nroute ${'x'.repeat(500)}`;
    upstream.fault = failing(200, {}, JSON.stringify({ status: '-1', description }));
    const { body } = await requestJson(service, VEHICLES);
    expect(body['description']).not.toContain('No such');
    expect(log).toHaveLength(1);
    expect(log[0]).toMatchObject({
      routeID: '03',
      failure: `the service refused the request: "No such route ${'x'.repeat(186)}"`,
    });
  });

  test.each([
    ['a web page', '<!doctype html><title>Sign in</title>'],
    ['half a response', '{"lots":[{"na'],
    ['another shape', '{"lots":{"a":1}}'],
    ['only unreadable lots', '{"lots":[7,null]}'],
    ['a refusal', '{"status":"-1","description":"Illegal request parameters"}'],
  ])('S9: %s is a failure, not an empty city', async (_what, text) => {
    const { upstream, service } = gatewayTrial();
    upstream.fault = failing(200, {}, text);
    expect((await requestJson(service, LOTS)).status).toBe(503);
  });
});
