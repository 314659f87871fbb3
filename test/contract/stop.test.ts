import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { openTransitBody } from '../../src/contract/envelope.ts';
import { NearbyStopsAnswer, StopLocationAnswer } from '../../src/contract/stop-lookups.ts';
import { StopsAnswer } from '../../src/contract/stop.ts';
import { requestJson, smallService } from '../support/small-service.ts';
import { WIRE_STOP } from '../support/wire.ts';

const STOP = { ...WIRE_STOP, latitude: 43.0937715, longitude: -89.3467281 };
const stopsOf = (wire: unknown) => openTransitBody(wire, StopsAnswer);
const locationOf = (wire: unknown) => openTransitBody(wire, StopLocationAnswer);
const refused = (description: string) => ({ outcome: 'refused', refusal: { description } });

describe('getstops', () => {
  test('row 11: every stop of the system comes without a routeID', () => {
    const opened = stopsOf({ status: '0', timestamp: '1:05PM', stops: [WIRE_STOP] });
    expect(opened).toEqual({
      outcome: 'answered',
      body: { timestamp: '1:05PM', stops: [STOP], dropped: 0 },
    });
  });

  test('row 11: a service that wants a routeID refuses', () => {
    const wire = { status: '-1', description: 'Illegal request parameters' };
    expect(stopsOf(wire)).toEqual(refused('Illegal request parameters'));
  });

  test('row 12: the answer for an unknown route has no stops', () => {
    const opened = stopsOf({ status: '0', timestamp: '1:05PM', routeID: '99', stops: [] });
    expect(opened).toMatchObject({ body: { routeID: '99', stops: [], dropped: 0 } });
  });

  test('row 13: an unknown destination is a refusal with its reason in info', () => {
    expect(stopsOf({ status: '-1', info: 'Unknown destination CapSq-Dutch P&R' })).toEqual(
      refused('Unknown destination CapSq-Dutch P&R'),
    );
  });

  test('row 14: a stop without a destination is valid', () => {
    const { destination: _none, ...bare } = WIRE_STOP;
    const { destination: _neither, ...expected } = STOP;
    expect(z.decode(StopsAnswer, { stops: [bare, { ...bare, destination: null }] })).toEqual({
      stops: [expected, expected],
      dropped: 0,
    });
  });

  test('row 14: a destination that is a compass direction is kept as it was sent', () => {
    const { stops } = z.decode(StopsAnswer, {
      stops: [{ ...WIRE_STOP, destination: 'westbound' }],
    });
    expect(stops).toMatchObject([{ destination: 'westbound' }]);
  });

  test('row 15: a duplicate stop is decoded twice', () => {
    const answer = z.decode(StopsAnswer, { stops: [WIRE_STOP, WIRE_STOP] });
    expect(answer).toEqual({ stops: [STOP, STOP], dropped: 0 });
  });

  test('row 16: the padded identifiers of the answer are kept', () => {
    const wire = { routeID: '07', stops: [{ ...WIRE_STOP, stopID: '0043' }] };
    expect(z.decode(StopsAnswer, wire)).toMatchObject({
      routeID: '07',
      stops: [{ stopID: '0043' }],
    });
  });

  test('row 16: our service pads a route and a stop as the real one did', async () => {
    const stops = await requestJson(smallService(), '/v1/getstops?routeID=7');
    const location = await requestJson(smallService(), '/v1/getstoplocation?stopID=70');
    expect([stops.body['routeID'], location.body['stopID']]).toEqual(['07', '0070']);
  });

  test('row 17: coordinates and identifiers sent as numbers are decoded', () => {
    const wire = { ...WIRE_STOP, stopID: 1391, latitude: 43.0937715, longitude: -89.3467281 };
    expect(z.decode(StopsAnswer, { stops: [wire] }).stops).toEqual([STOP]);
  });

  test('row 17: a stop without coordinates is dropped, and never at zero', () => {
    const bad = ['', ' ', null, undefined, 'north', '4e1', Number.NaN, '91'];
    const stops = [WIRE_STOP, ...bad.map((latitude) => ({ ...WIRE_STOP, latitude }))];
    expect(z.decode(StopsAnswer, { stops })).toEqual({ stops: [STOP], dropped: bad.length });
  });
});

describe('getnearbystops', () => {
  test('row 20: stops beyond the radius, which the real service took as meters, are kept', () => {
    const stop = Array.from({ length: 200 }, (_, index) => ({
      ...WIRE_STOP,
      stopID: String(index),
    }));
    expect(z.decode(NearbyStopsAnswer, { stop }).stops).toHaveLength(200);
  });

  test('row 20: a radius that the real service misread as text is a refusal', () => {
    const wire = { status: '-1', description: 'Illegal request parameters' };
    expect(openTransitBody(wire, NearbyStopsAnswer)).toEqual(refused('Illegal request parameters'));
  });

  test('row 20: our service accepts a radius of 51 to 99 feet, but not of 500', async () => {
    const near = '/v1/getnearbystops?lat=43.07&lon=-89.4&radius=';
    expect((await requestJson(smallService(), `${near}51`)).body['status']).toBe('0');
    expect((await requestJson(smallService(), `${near}500`)).body['status']).toBe('-1');
  });

  test('row 21: success without stops but with a reason is a refusal', () => {
    const wire = { status: 0, description: 'this endpoint has been deprecated' };
    expect(openTransitBody(wire, NearbyStopsAnswer)).toEqual(
      refused('this endpoint has been deprecated'),
    );
  });
});

describe('getstoplocation', () => {
  test('row 22: an unknown stop with status 0 and info is a refusal', () => {
    expect(locationOf({ status: '0', info: 'Stop 9999 not found' })).toEqual(
      refused('Stop 9999 not found'),
    );
  });

  test('row 22: an unknown stop with its stopID and a message is a refusal', () => {
    const wire = { status: '-1', timestamp: '1:05PM', stopID: '9999', message: 'invalid stopID' };
    expect(locationOf(wire)).toEqual(refused('invalid stopID'));
  });

  test('row 23: a location without a timestamp is valid', () => {
    const { destination: _never, ...wire } = WIRE_STOP;
    const { destination: _either, ...location } = STOP;
    expect(locationOf({ status: '0', ...wire })).toEqual({ outcome: 'answered', body: location });
  });
});
