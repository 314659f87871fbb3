import { describe, expect, test } from 'vitest';

import { agencyAlerts } from '../../support/realtime/agencyAlerts.ts';
import type { SentAlert } from '../../support/realtime/encodeAlerts.ts';
import { ALERTS_NOW, FIRST, matchSent, SECOND } from '../../support/realtime/match-alerts.ts';
import { smallSnapshot } from '../../support/realtime/small-snapshot.ts';

const concernsOf = (...informed: NonNullable<SentAlert['informed']>) =>
  matchSent([{ header: 'Snow', informed }]).alerts[0]?.concerns;

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
      matchSent([{ header: 'Snow', informed: [{ agency: 'A' }] }], single).alerts[0]?.concerns,
    ).toEqual([]);
    expect(matchSent([{ header: 'Snow', informed: [{ agency: 'X' }] }], single).alerts).toEqual([]);
  });

  test('N1: a trip is the one of its day, or that of each day on which it runs', () => {
    expect(concernsOf({ trip: { id: 'out', date: '20261124' } })).toEqual([
      { trips: ['20261124.out'] },
    ]);
    // 8 AM in Chicago.
    expect(concernsOf({ trip: { id: 'out', date: '20261124', start: '08:00:00' } })).toEqual([
      { trips: ['20261124.1795528800.out'] },
    ]);
    const [every] = concernsOf({ trip: { id: 'out' } }) ?? [];
    expect(every?.trips).toContain('20261123.out');
    // A Sunday, without service.
    expect(every?.trips).not.toContain('20261122.out');
    expect(concernsOf({ trip: { route: FIRST.id } })).toEqual([{ routeID: FIRST.routeID }]);
  });

  test('N1: a trip by its route, direction and start is no whole route', () => {
    const trip = { route: FIRST.id, start: '12:30:00', date: '20261124' };
    const [one] = concernsOf({ direction: 1, trip }) ?? [];
    expect(one?.trips).toEqual(['20261124.1795545000.back']);
    expect(concernsOf({ trip: { ...trip, start: '12:31:00' } })).toBeUndefined();
  });

  test.each([
    ['an unknown route', { route: '99' }],
    ['an unknown stop', { stop: 'nowhere' }],
    ['a known route at an unknown stop', { route: FIRST.id, stop: 'nowhere' }],
    ['an unknown trip', { trip: { id: 'gone' } }],
    ['a trip of another route', { route: SECOND.id, trip: { id: 'out' } }],
    ['an unknown agency', { agency: 'Z' }],
    ['a direction without a route', { direction: 1 }],
    ['an entity without members', {}],
  ])('N1: %s concerns nobody, is counted and named', (_what, entity) => {
    const { alerts, leftOut, unknown } = matchSent([{ header: 'Snow', informed: [entity] }]);
    expect(alerts).toEqual([]);
    expect(leftOut).toEqual({
      'alerts that concern nothing known': 1,
      'informed entities that name nothing known': 1,
    });
    expect(unknown).toHaveLength(1);
  });

  test('N1: an alert that names nothing at all concerns nobody', () => {
    expect(matchSent([{ header: 'Snow' }])).toMatchObject({
      alerts: [],
      leftOut: { 'alerts that concern nothing known': 1 },
    });
  });
});

const aboutFirst = [{ route: FIRST.id }];
const first = (alert: SentAlert) => matchSent([{ informed: aboutFirst, ...alert }]).alerts[0];

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

  test('N3: a text that is there again as HTML is no second one, and else the only one', () => {
    const twice = { 'en-html': '<b>Snow</b>', en: 'Snow', es_HTML: '<p>Nieve</p>', fr: 'Neige' };
    expect(first({ header: twice })?.header).toEqual({ en: 'Snow', es: 'Nieve', fr: 'Neige' });
    expect(first({ header: { '': 'Snow', 'en-x-html': 'Snow' } })?.header).toEqual({ en: 'Snow' });
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
    const translated = { es: 'https://city.example/es', en: 'https://city.example/en' };
    expect(first({ header: 'Snow', url: translated })?.webUrl).toBe('https://city.example/en');
    for (const url of ['city.example', 'javascript:alert(1)']) {
      const { alerts, leftOut } = matchSent([{ header: 'Snow', url, informed: aboutFirst }]);
      expect(alerts[0]?.webUrl).toBeUndefined();
      expect(leftOut).toEqual({ 'links that are no URL of http or https': 1 });
    }
  });
});

test('N2: of long, repeating texts with HTML of every kind, what comes out can be read', () => {
  const [route, stop] = [FIRST.id, smallSnapshot().stops[0]?.gtfsStopID ?? ''];
  const sent = agencyAlerts({
    count: 120,
    characters: 900,
    routes: [route],
    stops: [stop],
    now: ALERTS_NOW,
  });
  const { alerts, leftOut } = matchSent(sent);
  expect(alerts).toHaveLength(120);
  expect(leftOut).toEqual({});
  for (const { header, description } of alerts)
    for (const text of Object.values({ ...header, ...description })) {
      expect(text.trim()).not.toBe('');
      expect(text).not.toMatch(/<\/?\w|&\w+;|track\(|Mso|-->/);
    }
});

test('N2: many long texts share the room that an answer has, and short ones stay whole', () => {
  const informed = [{ route: FIRST.id }];
  const long = Array.from({ length: 500 }, (_, index) => ({
    header: `Snow ${index}`,
    description: 'It snows. '.repeat(450),
    informed,
  }));
  const { alerts } = matchSent([
    ...long,
    { header: 'Ice', description: 'Ice on Main St.', informed },
  ]);
  expect(JSON.stringify(alerts).length).toBeLessThan(1_000_000);
  expect(alerts[0]?.description['en']).toMatch(/^It snows\. .{500,}…$/);
  expect(alerts.at(-1)?.description['en']).toBe('Ice on Main St.');
});
