import { expect, test } from 'vitest';

import { ApiError, isRefusedAsUnknown } from '../../src/api/ApiError.ts';

const unknownIn = (error: ApiError) =>
  (['route', 'stop'] as const).filter((what) => isRefusedAsUnknown(error, what));

test.each([
  ['Unknown routeID', 'route'],
  ['routeID “99” does not exist', 'route'],
  ['Stop 9999 not found', 'stop'],
  ['invalid stopID', 'stop'],
])('R1, R5: the refusal “%s” is about an unknown %s', (description, unknown) => {
  expect(unknownIn(new ApiError('refused', description))).toEqual([unknown]);
});

test.each([
  'Illegal request parameters',
  'key is not a valid API access key',
  'The Metro service is not currently running',
  'status -1',
])('R1, R5: the refusal “%s” is not about an unknown route or stop', (description) => {
  expect(unknownIn(new ApiError('refused', description))).toEqual([]);
});

test('R1, R5: a failure that is no refusal is not about an unknown route or stop', () => {
  expect(unknownIn(new ApiError('malformed', 'stops: invalid_type'))).toEqual([]);
});
