import { describe, expect, test } from 'vitest';

import { EFFECTS } from '../../../src/contract/alerts/Alert.ts';
import { effectSentences } from '../../../src/lib/words/effectSentences.ts';
import { LANGUAGES } from '../../../src/lib/words/languages.ts';
import type { SentAlert } from '../../support/realtime/encodeAlerts.ts';
import {
  ALERTS_NOW,
  cityOfTwo,
  FIRST,
  matchSent,
  SECOND,
} from '../../support/realtime/match-alerts.ts';

const [NO_SERVICE, DETOUR, OTHER, UNKNOWN, MOVED] = [1, 4, 7, 8, 9];
const HOUR = 3600;
const NOW = ALERTS_NOW / 1000;

const atFirst = { route: FIRST.id, stop: 's2' };
const atSecond = { route: SECOND.id, stop: 's2' };

/** What riders see of alerts: their English header, effect and concerns. */
const shown = (...alerts: readonly SentAlert[]) =>
  matchSent(alerts).alerts.map(({ header, effect, concerns }) => [header['en'], effect, concerns]);

describe('an alert with an effect and no text', () => {
  test.each([
    ['a stop', [{ stop: 's2' }], 'No service at this stop', 'School (102)'],
    [
      'a route at stops',
      [atFirst, { ...atFirst, stop: 's1' }],
      'No service at these stops',
      '3: School (102), Park (101)',
    ],
    ['a route', [{ route: FIRST.id }], 'No service on this route', '3'],
    ['a trip', [{ trip: { id: 'out', date: '20261124' } }], 'No service on this trip', '3'],
    [
      'a trip at a stop',
      [{ stop: 's2', trip: { id: 'out' } }],
      'No service at this stop',
      '3: School (102)',
    ],
  ] as const)('N11: about %s says so in our own words', (_what, informed, header, description) => {
    const [alert] = matchSent([{ effect: NO_SERVICE, informed }]).alerts;
    expect(alert?.header['en']).toBe(header);
    expect(alert?.description).toEqual({ en: description });
    expect(alert?.concerns.length).toBeGreaterThan(0);
  });

  test('N11: about the whole city names no places', () => {
    const city = cityOfTwo();
    const single = { ...city, routes: city.routes.map((route) => ({ ...route, agencyID: 'A' })) };
    const [alert] = matchSent([{ effect: NO_SERVICE, informed: [{ agency: 'A' }] }], single).alerts;
    expect(alert).toMatchObject({ header: { en: 'No service on all routes' }, description: {} });
  });

  test('L8: what happens and where it does are one text, as each language joins them', () => {
    const { de, 'zh-Hans': chinese, ko } = effectSentences('detour', 'stop', 'en');
    expect([de, chinese, ko]).toEqual([
      'Umleitung an dieser Haltestelle',
      '绕行（本站）',
      '우회 운행(이 정류소)',
    ]);
  });

  test.each(EFFECTS)('N11, L1: %s has a sentence in each language, the own one first', (effect) => {
    const sentences = effectSentences(effect, 'stop', 'fr');
    expect(Object.keys(sentences)[0]).toBe('fr-CA');
    expect(Object.keys(sentences).toSorted()).toEqual(Object.keys(LANGUAGES).toSorted());
    // In a language that lacks messages, English stands in for them.
    const whole = Object.keys(LANGUAGES).filter((tag) => LANGUAGES[tag]?.percent === 100);
    expect(whole.length).toBeGreaterThan(1);
    expect(new Set(whole.map((tag) => sentences[tag])).size).toBe(whole.length);
    expect(Object.keys(effectSentences(effect, 'stop', 'x-none'))[0]).toBe('en');
  });

  test('N11: is said to be spoken, or in the detail of its effect, rather than in our words', () => {
    expect(shown({ effect: NO_SERVICE, informed: [atFirst], spokenHeader: 'Closed' })[0]?.[0]).toBe(
      'Closed',
    );
    expect(
      shown({
        effect: NO_SERVICE,
        informed: [atFirst],
        spokenDescription: 'Shut. Use Park.',
      })[0]?.[0],
    ).toBe('Shut.');
    expect(shown({ effect: MOVED, informed: [atFirst], effectDetail: 'Moved east' })[0]?.[0]).toBe(
      'Moved east',
    );
    expect(
      shown({ effect: MOVED, informed: [atFirst], header: 'A', effectDetail: 'B' })[0]?.[0],
    ).toBe('A');
  });

  test.each([undefined, UNKNOWN, 0, 99])('N11: with the effect %o it says nothing', (effect) => {
    const { alerts, leftOut } = matchSent([{ effect, informed: [atFirst] }]);
    expect(alerts).toEqual([]);
    expect(leftOut['alerts without a text and an effect']).toBe(1);
  });
});

describe('an effect and a text about the same places', () => {
  const closed = { header: 'Park is closed', effect: OTHER };
  const first = { routeID: FIRST.routeID, stops: ['102'] };
  const second = { routeID: SECOND.routeID, stops: ['102'] };

  test('N11: are one alert, with the text and the effect', () => {
    const trip = { ...atFirst, trip: { id: 'out', date: '20261124' } };
    for (const informed of [[atFirst], [trip], [atFirst, trip, { trip: { id: 'out' } }]])
      expect(shown({ ...closed, informed: [atFirst] }, { effect: NO_SERVICE, informed })).toEqual([
        ['Park is closed', 'no-service', [first]],
      ]);
  });

  test('N11: the text of a stop is that of all routes there, one by one or together', () => {
    const text = { ...closed, informed: [{ stop: 's1' }] };
    const [one, other] = [FIRST, SECOND].map(({ id }) => ({ route: id, stop: 's1' }));
    const all = [['Park is closed', 'no-service', [{ stops: ['101'] }]]];
    if (one === undefined || other === undefined) throw new Error('no routes');
    expect(shown(text, { effect: NO_SERVICE, informed: [one, other] })).toEqual(all);
    expect(
      shown({ effect: NO_SERVICE, informed: [one] }, text, {
        effect: NO_SERVICE,
        informed: [other],
      }),
    ).toEqual(all);
  });

  test('N11: where the effect is about a part, the rest keeps the text alone', () => {
    expect(
      shown(
        { ...closed, informed: [atFirst, { ...atFirst, stop: 's1' }] },
        { effect: NO_SERVICE, informed: [atFirst] },
      ),
    ).toEqual([
      ['Park is closed', 'no-service', [first]],
      ['Park is closed', 'other-effect', [{ ...first, stops: ['101'] }]],
    ]);
  });

  test('N11: where the text is about a part, the rest of the effect is said in our words', () => {
    expect(
      shown(
        { ...closed, informed: [atFirst] },
        { effect: NO_SERVICE, informed: [atFirst, { route: FIRST.id, stop: 's1' }] },
      ),
    ).toEqual([
      ['Park is closed', 'no-service', [first]],
      ['No service at this stop', 'no-service', [{ ...first, stops: ['101'] }]],
    ]);
  });

  test('N11: a text for each route takes the effect of all of them', () => {
    expect(
      shown(
        { ...closed, informed: [atFirst] },
        { ...closed, header: 'Closed', informed: [atSecond] },
        { effect: NO_SERVICE, informed: [atFirst, atSecond] },
      ),
    ).toEqual([
      ['Park is closed', 'no-service', [first]],
      ['Closed', 'no-service', [second]],
    ]);
  });

  test.each<[string, Partial<SentAlert>, Partial<SentAlert>]>([
    ['other stops', { informed: [{ route: FIRST.id, stop: 's1' }] }, {}],
    ['an effect of its own', { effect: DETOUR }, {}],
    ['a later day', { periods: [{ start: NOW + 48 * HOUR }] }, { periods: [{ end: NOW + HOUR }] }],
    ['months, not an hour', {}, { periods: [{ start: NOW, end: NOW + HOUR }] }],
  ])('N11: a text about %s stays beside the effect', (_what, text, effect) => {
    expect(
      shown(
        { ...closed, informed: [atFirst], ...text },
        { effect: NO_SERVICE, informed: [atFirst], ...effect },
      ).map(([header]) => header),
    ).toEqual(['Park is closed', 'No service at this stop']);
  });

  test('N11: a text about one direction of a route takes the effect of the route, whose rest is said in our words', () => {
    const back = { route: FIRST.id, direction: 1 };
    const [routeID, toward] = [FIRST.routeID, (name: string) => ({ destinations: [name] })];
    expect(
      shown({ ...closed, informed: [back] }, { effect: DETOUR, informed: [{ route: FIRST.id }] }),
    ).toEqual([
      ['Park is closed', 'detour', [{ routeID, ...toward('Mill') }]],
      ['Detour on this route', 'detour', [{ routeID, ...toward('Harbor Point') }]],
    ]);
  });
});
