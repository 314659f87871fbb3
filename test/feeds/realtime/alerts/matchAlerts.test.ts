import { describe, expect, test } from 'vitest';

import type { Snapshot } from '../../../../src/contract/snapshot/snapshot.ts';
import { matchAlerts } from '../../../../src/feeds/realtime/alerts/matchAlerts.ts';
import { decodeFeedMessage } from '../../../../src/feeds/realtime/decodeFeedMessage.ts';
import { encodeAlerts, type SentAlert } from '../../../support/realtime/encodeAlerts.ts';
import { smallSnapshot } from '../../../support/realtime/small-snapshot.ts';

/** Monday, November 23, 2026, noon in Chicago. */
const NOW = Date.parse('2026-11-23T18:00:00Z');
const SECONDS = NOW / 1000;

/** Two agencies, of which one has a tram; Mill and Park are one station. */
function city(): Snapshot {
  const small = smallSnapshot();
  return {
    ...small,
    routes: small.routes.map((route, index) => ({
      ...route,
      agencyID: ['A', 'B'][index] ?? 'A',
      type: index === 1 ? 0 : 3,
    })),
    stops: small.stops.map((stop, index) => (index < 2 ? { ...stop, station: 'hub' } : stop)),
  };
}

const match = (alerts: readonly SentAlert[], snapshot = city()) =>
  matchAlerts(decodeFeedMessage(encodeAlerts(alerts)).alerts, {
    snapshot,
    tripIDOf: ({ gtfsTripID, date }) => `${date}.${gtfsTripID}`,
    now: NOW,
  });
const concernsOf = (...informed: NonNullable<SentAlert['informed']>) =>
  match([{ header: 'Snow', informed }]).alerts[0]?.concerns;

const ROUTES = smallSnapshot().routes.map(({ routeID, gtfsRouteIDs: [id = ''] }) => ({
  routeID,
  id,
}));
const [FIRST = { routeID: '', id: '' }, SECOND = { routeID: '', id: '' }] = ROUTES;

describe('what an alert concerns', () => {
  test('N1: a route, by its route_id or its short name', () => {
    expect(concernsOf({ route: FIRST.id })).toEqual([{ routeID: FIRST.routeID }]);
    expect(concernsOf({ route: FIRST.routeID })).toEqual([{ routeID: FIRST.routeID }]);
  });

  test('N1: one direction of a route is what riders read on its buses', () => {
    const { destination = '' } = smallSnapshot().routes[0]?.directions[1] ?? {};
    expect(concernsOf({ route: FIRST.id, direction: 1 })).toEqual([
      { routeID: FIRST.routeID, destinations: [destination] },
    ]);
  });

  test('N1: a stop by its stop_id or its code, and a station with its platforms', () => {
    expect(concernsOf({ stop: 's2' })).toEqual([{ stops: ['102'] }]);
    expect(concernsOf({ stop: '103' })).toEqual([{ stops: ['103'] }]);
    expect(concernsOf({ stop: 'hub' })).toEqual([{ stops: ['100', '101'] }]);
  });

  test('N1: a route with stops is the route at these stops only', () => {
    expect(concernsOf({ route: FIRST.id, stop: 's1' }, { route: FIRST.id, stop: 's2' })).toEqual([
      { routeID: FIRST.routeID, stops: ['101', '102'] },
    ]);
  });

  test('N1: of several entities any counts', () => {
    expect(
      concernsOf({ route: FIRST.id, stop: 's1' }, { route: SECOND.id }, { stop: 's3' }),
    ).toEqual([
      { routeID: FIRST.routeID, stops: ['101'] },
      { routeID: SECOND.routeID },
      { stops: ['103'] },
    ]);
  });

  test('N1: an agency or a type of route is its routes, at a stop those that serve it', () => {
    expect(concernsOf({ agency: 'B' })).toEqual([{ routeID: SECOND.routeID }]);
    expect(concernsOf({ type: 0 })).toEqual([{ routeID: SECOND.routeID }]);
    expect(concernsOf({ agency: 'A', type: 3, stop: 's2' })).toEqual([
      { routeID: FIRST.routeID, stops: ['102'] },
    ]);
    expect(concernsOf({ agency: 'A', type: 0 })).toBeUndefined();
  });

  test('N1: an agency that runs all routes is the whole city', () => {
    const small = smallSnapshot();
    const single = { ...small, routes: small.routes.map((route) => ({ ...route, agencyID: 'A' })) };
    expect(
      match([{ header: 'Snow', informed: [{ agency: 'A' }] }], single).alerts[0]?.concerns,
    ).toEqual([]);
    expect(match([{ header: 'Snow', informed: [{ agency: 'X' }] }], single).alerts).toEqual([]);
  });

  test('N1: a trip is the one of its day, or that of each day on which it runs', () => {
    expect(concernsOf({ trip: { id: 'out', date: '20261124' } })).toEqual([
      { trips: ['20261124.out'] },
    ]);
    const [every] = concernsOf({ trip: { id: 'out' } }) ?? [];
    expect(every?.trips).toContain('20261123.out');
    // A Sunday, without service.
    expect(every?.trips).not.toContain('20261122.out');
    expect(concernsOf({ trip: { route: FIRST.id } })).toEqual([{ routeID: FIRST.routeID }]);
  });

  test.each([
    ['an unknown route', { route: '99' }],
    ['an unknown stop', { stop: 'nowhere' }],
    ['a known route at an unknown stop', { route: FIRST.id, stop: 'nowhere' }],
    ['an unknown trip', { trip: { id: 'gone' } }],
    ['an unknown agency', { agency: 'Z' }],
    ['a direction without a route', { direction: 1 }],
    ['an entity without members', {}],
  ])('N1: %s concerns nobody, is counted and named', (_what, entity) => {
    const { alerts, leftOut, unknown } = match([{ header: 'Snow', informed: [entity] }]);
    expect(alerts).toEqual([]);
    expect(leftOut).toEqual({
      'alerts that concern nothing known': 1,
      'informed entities that name nothing known': 1,
    });
    expect(unknown).toHaveLength(1);
  });

  test('N1: an alert that names nothing at all concerns nobody', () => {
    expect(match([{ header: 'Snow' }])).toMatchObject({
      alerts: [],
      leftOut: { 'alerts that concern nothing known': 1 },
    });
  });
});

const aboutFirst = [{ route: FIRST.id }];
const first = (alert: SentAlert) => match([{ informed: aboutFirst, ...alert }]).alerts[0];

describe('the texts of an alert', () => {
  test('N3: each language has its own, and one without a language comes first', () => {
    expect(first({ header: { es: 'Nieve', '': 'Snow', fr_ca: 'Neige' } })?.header).toEqual({
      en: 'Snow',
      es: 'Nieve',
      'fr-CA': 'Neige',
    });
    expect(Object.keys(first({ header: { en: 'Snow', '': 'Sneeuw' } })?.header ?? {})).toEqual([
      'und',
      'en',
    ]);
  });

  test('N2: without a header, the first sentence of the description is the header', () => {
    const alert = first({ header: '<br>', description: '<b>Mill is closed.</b> Use Park.' });
    expect(alert).toMatchObject({
      header: { en: 'Mill is closed.' },
      description: { en: 'Mill is closed. Use Park.' },
    });
  });

  test('N2: 100 kB of description are cut', () => {
    const { description = {} } =
      first({ header: 'Snow', description: 'It snows. '.repeat(10_000) }) ?? {};
    expect(description['en']).toMatch(/^It snows\..*…$/);
    expect(description['en']?.length).toBeLessThanOrEqual(5000);
  });

  test('N1: only a link of http or https is one', () => {
    expect(first({ header: 'Snow', url: 'https://city.example/snow' })?.webUrl).toBe(
      'https://city.example/snow',
    );
    for (const url of ['city.example', 'javascript:alert(1)']) {
      const { alerts, leftOut } = match([{ header: 'Snow', url, informed: aboutFirst }]);
      expect(alerts[0]?.webUrl).toBeUndefined();
      expect(leftOut).toEqual({ 'links that are no URL of http or https': 1 });
    }
  });
});

describe('faults', () => {
  test('N11: an alert without text is left out and counted', () => {
    expect(match([{ informed: aboutFirst, header: '  ' }])).toMatchObject({
      alerts: [],
      leftOut: { 'alerts without text': 1 },
    });
  });

  test('N11: periods in milliseconds or open at an end are read, and a year far ahead is no date', () => {
    const hour = 3600;
    const periods = [
      { start: SECONDS * 1000, end: (SECONDS + hour) * 1000 },
      { start: SECONDS, end: 0 },
      { start: SECONDS, end: 253_402_300_799 },
      { end: SECONDS + hour },
    ];
    expect(first({ header: 'Snow', periods })?.periods).toEqual([
      { from: NOW, until: NOW + hour * 1000 },
      { from: NOW, until: undefined },
      { from: NOW, until: undefined },
      { from: undefined, until: NOW + hour * 1000 },
    ]);
    expect(first({ header: 'Snow' })?.periods).toEqual([{}]);
  });

  test('N11: a reversed period never holds, and is counted', () => {
    expect(
      match([
        { header: 'Snow', informed: aboutFirst, periods: [{ start: SECONDS, end: SECONDS - 1 }] },
      ]),
    ).toMatchObject({
      alerts: [],
      leftOut: { 'periods that end before they begin': 1, 'alerts never in force': 1 },
    });
  });

  test('N11: unknown values are not known, and counted', () => {
    const sent = { header: 'Snow', informed: aboutFirst, effect: 99, cause: 12, severity: 4 };
    const { alerts, leftOut } = match([sent]);
    expect(alerts[0]).toMatchObject({
      effect: 'unknown-effect',
      cause: 'medical-emergency',
      severity: 'severe',
    });
    expect(leftOut).toEqual({ 'alerts with an unknown effect, cause or severity': 1 });
  });

  test('N11: IDs that repeat get IDs of their own, and the same alert twice is one', () => {
    const snow = { id: '1', header: 'Snow', informed: aboutFirst };
    const { alerts, leftOut } = match([
      snow,
      { ...snow, header: 'Ice' },
      snow,
      { ...snow, id: '' },
    ]);
    expect(new Set(alerts.map(({ alertID }) => alertID)).size).toBe(3);
    expect(alerts[0]?.alertID).toBe('1');
    expect(leftOut).toEqual({ 'alerts that are there twice': 1 });
  });

  test('N11: a million entities are read in time, and those beyond the limit counted', () => {
    const informed = Array.from({ length: 1_000_000 }, (_, index) => ({ stop: `s${index % 4}` }));
    const bytes = encodeAlerts([{ header: 'Snow', informed }]);
    const started = performance.now();
    const { alerts, leftOut } = matchAlerts(decodeFeedMessage(bytes).alerts, {
      snapshot: city(),
      tripIDOf: () => '',
      now: NOW,
    });
    expect(performance.now() - started).toBeLessThan(2000);
    expect(alerts[0]?.concerns).toEqual([{ stops: ['100', '101', '102', '103'] }]);
    expect(leftOut).toEqual({ 'informed entities beyond a limit': 990_000 });
  });
});
