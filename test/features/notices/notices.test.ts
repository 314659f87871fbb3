import { describe, expect, test } from 'vitest';

import type { Alert } from '../../../src/contract/alerts/Alert.ts';
import { summaryOf, whenOf } from '../../../src/features/notices/noticeWords.ts';
import { chooseText } from '../../../src/features/notices/rules/chooseText.ts';
import { closedStops, stoppedRoutes } from '../../../src/features/notices/rules/closed.ts';
import { noticesFor } from '../../../src/features/notices/rules/concerning.ts';
import { departureMark } from '../../../src/features/notices/rules/departureMark.ts';
import { noticesAt } from '../../../src/features/notices/rules/notices.ts';
import { createFormats } from '../../../src/lib/words/formats.ts';
import { anAlert } from '../../support/builders.ts';
import { en } from '../../support/words/catalogs.ts';

/** Friday, November 20, 2026, noon in Chicago. */
const NOW = Date.parse('2026-11-20T18:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const at = (alerts: readonly Alert[], now = NOW, lang = 'en') => noticesAt(alerts, lang, now);
const headers = (alerts: readonly Alert[], now = NOW) =>
  at(alerts, now).map(({ header }) => header.text);
const alert = (header: string, overrides: Partial<Alert> = {}) =>
  anAlert({ alertID: header, header: { en: header }, ...overrides });

test('N5: no service is severe for a route, and a warning at one of its stops', () => {
  const of = (concern: Alert['concerns'][number]) =>
    at([alert('No buses', { effect: 'no-service', concerns: [concern] })])[0]?.importance;
  expect(of({ routeID: '4' })).toBe('severe');
  expect(of({ routeID: '4', stops: ['0100'] })).toBe('warning');
});

describe('the language of a notice', () => {
  const TEXTS = { und: 'Nieve', en: 'Snow', 'fr-CA': 'Neige' };

  test.each([
    ['en', { text: 'Snow', lang: undefined }],
    ['en-GB', { text: 'Snow', lang: undefined }],
    ['fr', { text: 'Neige', lang: undefined }],
    ['es', { text: 'Nieve', lang: undefined }],
  ])('N3: for a page in %s', (lang, text) => {
    expect(chooseText(TEXTS, lang)).toEqual(text);
  });

  test('N3: a text in another language says in which, for screen readers', () => {
    expect(chooseText({ 'fr-CA': 'Neige', en: 'Snow' }, 'es')).toEqual({
      text: 'Neige',
      lang: 'fr-CA',
    });
    expect(chooseText({}, 'es').text).toBe('');
  });
});

describe('the time of a notice', () => {
  const until = (end: number) => alert('x', { periods: [{ from: NOW - HOUR, until: end }] });
  const from = (start: number) => alert('x', { periods: [{ from: start }] });

  test('N4: it is gone at its end, without another answer, and there 14 days before its start', () => {
    expect(headers([until(NOW + 1)])).toEqual(['x']);
    expect(headers([until(NOW + 1)], NOW + 1)).toEqual([]);
    expect(headers([from(NOW + 13 * DAY)])).toEqual(['x']);
    expect(headers([from(NOW + 15 * DAY)])).toEqual([]);
  });

  test('N4: where one period follows another, it is the time of the one that is on', () => {
    const periods = [NOW, NOW + HOUR].map((start) => ({ from: start, until: start + HOUR }));
    const twice = [alert('x', { periods })];
    expect([at(twice), at(twice, NOW + HOUR)].map(([one]) => one?.until)).toEqual([
      NOW + HOUR,
      NOW + 2 * HOUR,
    ]);
  });

  test.each([
    [until(NOW + 4 * HOUR), 'Until 4:00 PM'],
    [until(Date.parse('2026-11-21T06:00:00Z')), 'Until today'],
    [until(NOW + DAY), 'Until tomorrow 12:00 PM'],
    [until(NOW + 20 * DAY), 'Until Thu, Dec 10'],
    [from(Date.parse('2026-11-23T06:00:00Z')), 'Starts Monday'],
    [from(NOW - DAY), ''],
  ])('N4: %# is said as %s', (one, said) => {
    const [notice] = at([one]);
    const formats = createFormats('en', 'feet', 'America/Chicago', 'US');
    const context = { words: en, formats, lang: 'en', timeZone: 'America/Chicago', now: NOW };
    expect(notice && whenOf(notice, context)).toBe(said);
  });
});

describe('the first sentence of a notice', () => {
  const summary = (header: string, description: string) => {
    const [notice] = at([alert(header, { description: { en: description } })]);
    return notice && summaryOf(notice).text;
  };

  test.each([
    [
      '17 Hurontario',
      '17 South - Stop 1917 is closed. Use 0191.',
      '17 South - Stop 1917 is closed.',
    ],
    ['Stop 6 is closed', 'Stop 6 is closed. Use stop 7.', 'Use stop 7.'],
    ['Detour', 'Detour notice:\nRoute: 4 Inbound', 'Route: 4 Inbound'],
    ['No bus today', 'No bus today.', ''],
    ['No bus today', '', ''],
  ])('N2, N5: of %o and %o says what the header does not', (header, description, said) => {
    expect(summary(header, description)).toBe(said);
  });
});

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
    ['all runs of a trip', [{ trips: ['20261120.t'] }], { tripID: '20261120.900.t' }, true],
    ['a run, at it', [{ trips: ['20261120.900.t'] }], { tripID: '20261120.900.t' }, true],
    ['a run, at another', [{ trips: ['20261120.900.t'] }], { tripID: '20261120.1800.t' }, false],
    ['a trip with its start', [{ trips: ['20261120.900.t'] }], { tripID: '20261120.t' }, true],
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
  const mark = (overrides: Partial<Alert>, isLive = false, departsAt = NOW) =>
    departureMark(at([alert('x', overrides)]), PLACE, isLive, departsAt);

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

  test('N6: a departure is marked by what is in force then, not now', () => {
    const evening = { periods: [{ from: NOW + HOUR, until: NOW + 2 * HOUR }] };
    const marks = [0, 1, 2].map((hours) => mark(evening, false, NOW + hours * HOUR));
    expect(marks).toEqual([null, 'stop-closed', null]);
    expect(mark({ ...evening, concerns: [{ routeID: '03' }] }, false, NOW + HOUR)).toBe(
      'no-service',
    );
  });

  test('N6: a live bus contradicts that its whole route does not run', () => {
    expect(mark({ concerns: [{ routeID: '03' }] }, true)).toBeNull();
    expect(mark({ concerns: [{ stops: ['0100'] }] }, true)).toBe('stop-closed');
  });
});
