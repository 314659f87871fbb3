import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { NearbyStopsAnswer, StopLocationAnswer } from '../../../src/contract/stops/stop-lookups.ts';
import { StopsAnswer } from '../../../src/contract/stops/stop.ts';
import { openTransitBody } from '../../../src/contract/wire/envelope.ts';
import { WIRE_STOP } from '../../support/answers/wire.ts';

const STOP = { ...WIRE_STOP, latitude: 43.0937715, longitude: -89.3467281 };
const stopsOf = (wire: unknown) => openTransitBody(wire, StopsAnswer);
const locationOf = (wire: unknown) => openTransitBody(wire, StopLocationAnswer);
const refused = (description: string) => ({ outcome: 'refused', description });

describe('getstops', () => {
  test('an answer with the stops of all routes has no routeID', () => {
    const opened = stopsOf({ status: '0', timestamp: '1:05PM', stops: [WIRE_STOP] });
    expect(opened).toEqual({
      outcome: 'answered',
      body: { timestamp: '1:05PM', stops: [STOP], dropped: 0 },
    });
  });

  test('an answer without stops, as for an unknown route, is valid', () => {
    const opened = stopsOf({ status: '0', timestamp: '1:05PM', routeID: '99', stops: [] });
    expect(opened).toMatchObject({ body: { routeID: '99', stops: [], dropped: 0 } });
  });

  test('a stop without a destination is valid', () => {
    const { destination: _none, ...bare } = WIRE_STOP;
    const { destination: _neither, ...expected } = STOP;
    expect(z.decode(StopsAnswer, { stops: [bare, { ...bare, destination: null }] })).toEqual({
      stops: [expected, expected],
      dropped: 0,
    });
  });

  test('identifiers keep their leading zeros', () => {
    const wire = { routeID: '07', stops: [{ ...WIRE_STOP, stopID: '0043' }] };
    expect(z.decode(StopsAnswer, wire)).toMatchObject({
      routeID: '07',
      stops: [{ stopID: '0043' }],
    });
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

  test('a location without a timestamp is valid', () => {
    const { destination: _never, ...wire } = WIRE_STOP;
    const { destination: _either, ...location } = STOP;
    expect(locationOf({ status: '0', ...wire })).toEqual({ outcome: 'answered', body: location });
  });
});
