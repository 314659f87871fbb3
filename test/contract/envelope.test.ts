import { describe, expect, test } from 'vitest';

import { openTransitBody } from '../../src/contract/envelope.ts';
import { parseSettings } from '../../src/contract/settings/parseSettings.ts';
import { StopsAnswer } from '../../src/contract/stop.ts';
import { VehiclesAnswer } from '../../src/contract/vehicle.ts';

const stopsOf = (wire: unknown) => openTransitBody(wire, StopsAnswer);
const vehiclesOf = (wire: unknown) => openTransitBody(wire, VehiclesAnswer);
const refused = (description: string) => ({ outcome: 'refused', refusal: { description } });

describe('the envelope of a transit answer', () => {
  test.each(['0', 0])('status %j is success', (status) => {
    expect(stopsOf({ status, stops: [] })).toMatchObject({ outcome: 'answered' });
  });

  test.each(['-1', -1, '7'])('status %j is a refusal', (status) => {
    expect(stopsOf({ status, description: 'No', stops: [] })).toEqual(refused('No'));
  });

  test('a refusal may have a timestamp', () => {
    const wire = { status: '-1', timestamp: '01:05PM', description: 'Illegal request parameters' };
    expect(stopsOf(wire)).toEqual(refused('Illegal request parameters'));
  });

  test.each([
    [{ info: 'Unknown destination X' }, 'Unknown destination X'],
    [{ message: 'invalid stopID' }, 'invalid stopID'],
    [{ description: { msg: 'Invalid dev key in request' } }, 'Invalid dev key in request'],
    [{}, 'status -1'],
  ])('the reason of the refusal %j is found', (body, description) => {
    expect(stopsOf({ status: '-1', ...body })).toEqual(refused(description));
  });

  test('a key of sixteen digits is a valid setting', () => {
    const key = '1234567890123456';
    const city = { name: 'X', center: { lat: 43, lon: -89 }, timeZone: 'America/Chicago' };
    const { settings } = parseSettings({ service: { baseUrl: '', key }, city });
    expect(settings?.service.key).toBe(key);
  });

  test('an unsupported endpoint is a refusal', () => {
    expect(vehiclesOf({ status: -1, description: 'unsupported endpoint' })).toEqual(
      refused('unsupported endpoint'),
    );
  });

  test('a body without an envelope is malformed', () => {
    for (const wire of [null, [], 'no', 7, {}, { stops: [] }, { status: null }]) {
      expect(stopsOf(wire)).toMatchObject({ outcome: 'malformed' });
    }
  });
});
