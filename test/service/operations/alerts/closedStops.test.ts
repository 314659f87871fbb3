import { expect, test } from 'vitest';

import type { Alert, AlertConcern } from '../../../../src/contract/alerts/Alert.ts';
import { isClosedFor } from '../../../../src/service/operations/alerts/closedStops.ts';
import { NOON } from '../../../support/cities/small-source.ts';
import { arrivalIn, EAST, MINUTE } from '../../../support/times/departures.ts';

const closing = (concern: AlertConcern, overrides: Partial<Alert> = {}): Alert => ({
  alertID: 'a',
  header: { en: 'Closed' },
  description: {},
  effect: 'no-service',
  cause: 'construction',
  severity: 'warning',
  periods: [{ from: NOON, until: NOON + 30 * MINUTE }],
  concerns: [concern],
  ...overrides,
});
const bus = arrivalIn(10, EAST);

test.each<[string, AlertConcern, boolean]>([
  ['for all', { stops: ['0100'] }, true],
  ['for its route', { stops: ['0100'], routeID: '03' }, true],
  ['for another route', { stops: ['0100'], routeID: '07' }, false],
  ['for its direction', { stops: ['0100'], destinations: [EAST.destination] }, true],
  ['for the other direction', { stops: ['0100'], destinations: ['Elsewhere'] }, false],
  ['for its trip', { stops: ['0100'], trips: [bus.tripID] }, true],
  ['for another trip', { stops: ['0100'], trips: ['20261120.other'] }, false],
  ['elsewhere', { stops: ['0341'] }, false],
  ['not at all: the route is', { routeID: '03' }, false],
])('A59, Q4: a stop may be closed %s', (_whom, concern, isClosed) => {
  expect(isClosedFor([closing(concern)], '0100', bus)).toBe(isClosed);
});

test('A59, Q4: a stop is closed while the alert is in force, and by alerts of no service only', () => {
  const alerts = [closing({ stops: ['0100'] })];
  expect(isClosedFor(alerts, '0100', arrivalIn(29, EAST))).toBe(true);
  expect(isClosedFor(alerts, '0100', arrivalIn(30, EAST))).toBe(false);
  const detour = [closing({ stops: ['0100'] }, { effect: 'detour' })];
  expect(isClosedFor(detour, '0100', bus)).toBe(false);
});
