import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { openTransitBody } from '../../src/contract/envelope.ts';
import { NearbyStopsAnswer, StopLocationAnswer } from '../../src/contract/stop-lookups.ts';
import { StopsAnswer } from '../../src/contract/stop.ts';
import { WIRE_STOP } from '../support/answers/wire.ts';
import { requestJson, smallService } from '../support/cities/small-service.ts';

const STOP = { ...WIRE_STOP, latitude: 43.0937715, longitude: -89.3467281 };
const stopsOf = (wire: unknown) => openTransitBody(wire, StopsAnswer);
const locationOf = (wire: unknown) => openTransitBody(wire, StopLocationAnswer);
const refused = (description: string) => ({ outcome: 'refused', refusal: { description } });

describe('getstops', () => {
  test('an answer with the stops of all routes has no routeID', () => {
    const opened = stopsOf({ status: '0', timestamp: '1:05PM', stops: [WIRE_STOP] });
    expect(opened).toEqual({
      outcome: 'answered',
      body: { timestamp: '1:05PM', stops: [STOP], dropped: 0 },
    });
  });

  test('the refusal of a service that requires a routeID is recognized', () => {
    const wire = { status: '-1', description: 'Illegal request parameters' };
    expect(stopsOf(wire)).toEqual(refused('Illegal request parameters'));
  });

  test('an answer without stops, as for an unknown route, is valid', () => {
    const opened = stopsOf({ status: '0', timestamp: '1:05PM', routeID: '99', stops: [] });
    expect(opened).toMatchObject({ body: { routeID: '99', stops: [], dropped: 0 } });
  });

  test('the reason of a refusal may be in the field info', () => {
    expect(stopsOf({ status: '-1', info: 'Unknown destination CapSq-Dutch P&R' })).toEqual(
      refused('Unknown destination CapSq-Dutch P&R'),
    );
  });

  test('a stop without a destination is valid', () => {
    const { destination: _none, ...bare } = WIRE_STOP;
    const { destination: _neither, ...expected } = STOP;
    expect(z.decode(StopsAnswer, { stops: [bare, { ...bare, destination: null }] })).toEqual({
      stops: [expected, expected],
      dropped: 0,
    });
  });

  test('a destination that is a compass direction is not changed', () => {
    const { stops } = z.decode(StopsAnswer, {
      stops: [{ ...WIRE_STOP, destination: 'westbound' }],
    });
    expect(stops).toMatchObject([{ destination: 'westbound' }]);
  });

  test('a duplicate stop is decoded twice', () => {
    const answer = z.decode(StopsAnswer, { stops: [WIRE_STOP, WIRE_STOP] });
    expect(answer).toEqual({ stops: [STOP, STOP], dropped: 0 });
  });

  test('identifiers keep their leading zeros', () => {
    const wire = { routeID: '07', stops: [{ ...WIRE_STOP, stopID: '0043' }] };
    expect(z.decode(StopsAnswer, wire)).toMatchObject({
      routeID: '07',
      stops: [{ stopID: '0043' }],
    });
  });

  test('our service pads a routeID and a stopID with zeros, like the real one', async () => {
    const stops = await requestJson(smallService(), '/v1/getstops?routeID=7');
    const location = await requestJson(smallService(), '/v1/getstoplocation?stopID=70');
    expect([stops.body['routeID'], location.body['stopID']]).toEqual(['07', '0070']);
  });

  test('coordinates and identifiers sent as numbers are decoded', () => {
    const wire = { ...WIRE_STOP, stopID: 1391, latitude: 43.0937715, longitude: -89.3467281 };
    expect(z.decode(StopsAnswer, { stops: [wire] }).stops).toEqual([STOP]);
  });

  test('a stop with invalid coordinates is dropped and counted, not placed at zero', () => {
    const bad = ['', ' ', null, undefined, 'north', '4e1', Number.NaN, '91'];
    const stops = [WIRE_STOP, ...bad.map((latitude) => ({ ...WIRE_STOP, latitude }))];
    expect(z.decode(StopsAnswer, { stops })).toEqual({ stops: [STOP], dropped: bad.length });
  });
});

describe('getnearbystops', () => {
  test('all 200 stops are decoded if a service reads the radius as meters', () => {
    const stop = Array.from({ length: 200 }, (_, index) => ({
      ...WIRE_STOP,
      stopID: String(index),
    }));
    expect(z.decode(NearbyStopsAnswer, { stop }).stops).toHaveLength(200);
  });

  test('the refusal of a valid radius, as the real service sent it, is recognized', () => {
    const wire = { status: '-1', description: 'Illegal request parameters' };
    expect(openTransitBody(wire, NearbyStopsAnswer)).toEqual(refused('Illegal request parameters'));
  });

  test('our service accepts a radius of 51 feet, but not of 500', async () => {
    const near = '/v1/getnearbystops?lat=43.07&lon=-89.4&radius=';
    expect((await requestJson(smallService(), `${near}51`)).body['status']).toBe('0');
    expect((await requestJson(smallService(), `${near}500`)).body['status']).toBe('-1');
  });

  test('a successful answer with a description instead of stops is a refusal', () => {
    const wire = { status: 0, description: 'this endpoint has been deprecated' };
    expect(openTransitBody(wire, NearbyStopsAnswer)).toEqual(
      refused('this endpoint has been deprecated'),
    );
  });
});

describe('getstoplocation', () => {
  test('an unknown stop with status 0 and info is a refusal', () => {
    expect(locationOf({ status: '0', info: 'Stop 9999 not found' })).toEqual(
      refused('Stop 9999 not found'),
    );
  });

  test('an unknown stop with its stopID and a message is a refusal', () => {
    const wire = { status: '-1', timestamp: '1:05PM', stopID: '9999', message: 'invalid stopID' };
    expect(locationOf(wire)).toEqual(refused('invalid stopID'));
  });

  test('a location without a timestamp is valid', () => {
    const { destination: _never, ...wire } = WIRE_STOP;
    const { destination: _either, ...location } = STOP;
    expect(locationOf({ status: '0', ...wire })).toEqual({ outcome: 'answered', body: location });
  });
});
