import { describe, expect, test } from 'vitest';

import { StopsAnswer } from '../../../src/contract/stops/stop.ts';
import { openTransitBody } from '../../../src/contract/wire/envelope.ts';

const stopsOf = (wire: unknown) => openTransitBody(wire, StopsAnswer);
const refused = (description: string) => ({ outcome: 'refused', description });

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
    [{ description: 'unsupported endpoint' }, 'unsupported endpoint'],
    [{ description: { msg: 'Invalid dev key in request' } }, 'Invalid dev key in request'],
    [{}, 'status -1'],
  ])('the reason of the refusal %j is found', (body, description) => {
    expect(stopsOf({ status: '-1', ...body })).toEqual(refused(description));
  });

  test('a body without an envelope is malformed', () => {
    for (const wire of [null, [], 'no', 7, {}, { stops: [] }, { status: null }]) {
      expect(stopsOf(wire)).toMatchObject({ outcome: 'malformed' });
    }
  });
});
