import { describe, expect, test } from 'vitest';

import type { Alert } from '../../../src/contract/alerts/Alert.ts';
import { closedStops, stoppedRoutes } from '../../../src/features/notices/closed.ts';
import { noticesFor } from '../../../src/features/notices/concerning.ts';
import { departureMark } from '../../../src/features/notices/departureMark.ts';
import { noticesAt } from '../../../src/features/notices/notices.ts';
import { anAlert } from '../../support/builders.ts';

/** Friday, November 20, 2026, noon in Chicago. */
const NOW = Date.parse('2026-11-20T18:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const at = (alerts: readonly Alert[]) => noticesAt(alerts, 'en', NOW);
const alert = (header: string, overrides: Partial<Alert> = {}) =>
  anAlert({ alertID: header, header: { en: header }, ...overrides });

describe('where a notice is shown', () => {
  const found = (concerns: Alert['concerns'], place: Parameters<typeof noticesFor>[1]) =>
    noticesFor(at([alert('x', { concerns })]), place).length === 1;
  const STOP = { routeIDs: ['03', '07'], destinations: ['East'], stopIDs: ['0100'] };

  test.each([
    ['a stop, at it', [{ stops: ['0100'] }], STOP, true],
    ['a stop, at another', [{ stops: ['0101'] }], STOP, false],
    ['a route, at its stops', [{ routeID: '07' }], STOP, true],
    ['a route at another stop', [{ routeID: '07', stops: ['0101'] }], STOP, false],
    [
      'a route at a stop, on the whole route',
      [{ routeID: '07', stops: ['0100'] }],
      { routeIDs: ['07'] },
      false,
    ],
    ['another direction', [{ routeID: '07', destinations: ['West'] }], STOP, false],
    ['a trip, at its row', [{ trips: ['t'] }], { ...STOP, tripID: 't' }, true],
    ['a trip, at its stop', [{ trips: ['t'] }], STOP, false],
    ['any of several', [{ routeID: '99' }, { stops: ['0100'] }], STOP, true],
    ['the whole city, at no stop', [], STOP, false],
  ] as const)('N1, N5: about %s', (_what, concerns, place, isShown) => {
    expect(found(concerns, place)).toBe(isShown);
  });

  test('N5: those about the stop come before those about its routes', () => {
    const route = alert('route', { concerns: [{ routeID: '03' }] });
    expect(noticesFor(at([route, alert('stop')]), STOP).map(({ id }) => id)).toEqual([
      'stop',
      'route',
    ]);
  });

  test('N5: closed stops and routes that do not run are those of all buses, now', () => {
    const closed = alert('a', { concerns: [{ stops: ['1'] }, { routeID: '03', stops: ['2'] }] });
    const stopped = alert('b', {
      concerns: [{ routeID: '03' }, { routeID: '07', destinations: ['x'] }],
    });
    const later = alert('c', { periods: [{ from: NOW + HOUR }], concerns: [{ stops: ['3'] }] });
    const all = at([closed, stopped, later]);
    expect([...closedStops(all)]).toEqual(['1']);
    expect([...stoppedRoutes(all)]).toEqual(['03']);
  });
});

describe('departures', () => {
  const PLACE = { routeIDs: ['03'], destinations: ['East'], stopIDs: ['0100'], tripID: 't' };
  const mark = (overrides: Partial<Alert>, isLive = false) =>
    departureMark(at([alert('x', overrides)]), PLACE, isLive);

  test.each([
    ['a closed stop', { concerns: [{ stops: ['0100'] }] }, 'stop-closed'],
    [
      'its route closed at the stop',
      { concerns: [{ routeID: '03', stops: ['0100'] }] },
      'stop-closed',
    ],
    ['a route that does not run', { concerns: [{ routeID: '03' }] }, 'no-service'],
    ['a detour', { effect: 'detour', concerns: [{ routeID: '03' }] }, 'detour'],
    ['more service', { effect: 'additional-service', concerns: [{ routeID: '03' }] }, null],
    ['another route', { concerns: [{ routeID: '07' }] }, null],
    [
      'a detour of tomorrow',
      { effect: 'detour', concerns: [{ routeID: '03' }], periods: [{ from: NOW + DAY }] },
      null,
    ],
  ] as const)('N6: a row is marked for %s', (_what, overrides, expected) => {
    expect(mark(overrides)).toBe(expected);
  });

  test('N6: a live bus contradicts that its whole route does not run', () => {
    expect(mark({ concerns: [{ routeID: '03' }] }, true)).toBeNull();
    expect(mark({ concerns: [{ stops: ['0100'] }] }, true)).toBe('stop-closed');
  });
});
