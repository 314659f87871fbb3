import { describe, expect, test } from 'vitest';

import { decodeFeedMessage } from '../../../src/feeds/realtime/decodeFeedMessage.ts';
import { matchAlerts } from '../../../src/transit/alerts/matchAlerts.ts';
import { encodeAlerts, type SentAlert } from '../../support/realtime/encodeAlerts.ts';
import {
  ALERTS_NOW as NOW,
  cityOfTwo,
  FIRST,
  matchSent,
} from '../../support/realtime/match-alerts.ts';

const SECONDS = NOW / 1000;
const aboutFirst = [{ route: FIRST.id }];
const first = (alert: SentAlert) => matchSent([{ informed: aboutFirst, ...alert }]).alerts[0];

describe('faults', () => {
  test('N11: an alert without a text and an effect is left out and counted', () => {
    expect(matchSent([{ informed: aboutFirst, header: '  ' }])).toMatchObject({
      alerts: [],
      leftOut: { 'alerts without a text and an effect': 1 },
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
      matchSent([
        { header: 'Snow', informed: aboutFirst, periods: [{ start: SECONDS, end: SECONDS - 1 }] },
      ]),
    ).toMatchObject({
      alerts: [],
      leftOut: { 'periods that end before they begin': 1, 'alerts never in force': 1 },
    });
  });

  test('N11: unknown values are not known, and counted', () => {
    const sent = { header: 'Snow', informed: aboutFirst, effect: 99, cause: 12, severity: 4 };
    const { alerts, leftOut } = matchSent([sent]);
    expect(alerts[0]).toMatchObject({
      effect: 'unknown-effect',
      cause: 'medical-emergency',
      severity: 'severe',
    });
    expect(leftOut).toEqual({ 'alerts with an unknown effect, cause or severity': 1 });
  });

  test('N11: IDs that repeat get IDs of their own, and the same alert twice is one', () => {
    const snow = { id: '1', header: 'Snow', informed: aboutFirst };
    const { alerts, leftOut } = matchSent([
      snow,
      { ...snow, header: 'Ice' },
      snow,
      { ...snow, id: '' },
    ]);
    expect(new Set(alerts.map(({ alertID }) => alertID)).size).toBe(3);
    expect(alerts[0]?.alertID).toBe('1');
    expect(leftOut).toEqual({ 'alerts that are there twice': 1 });
  });

  test('N11, S24: a message has a limit for all of its alerts together, and those beyond it are counted', () => {
    const alert = { header: 'Detour', informed: Array.from({ length: 10_000 }, () => ({})) };
    const message = decodeFeedMessage(encodeAlerts(Array.from({ length: 700 }, () => alert)));
    const entities = message.alerts.reduce((sum, { informed }) => sum + informed.length, 0);
    expect(entities).toBeGreaterThan(200_000);
    expect(entities).toBeLessThan(300_000);
    expect(message.alerts.length + message.alertsBeyond).toBe(700);
  });

  test('N11, S24: each of an alert’s long texts counts, too', () => {
    const text = 'x'.repeat(25_000);
    const texts = {
      description: text,
      spokenHeader: text,
      spokenDescription: text,
      effectDetail: text,
    };
    const alert = { header: 'Detour', ...texts, informed: [{ route: 'R' }] };
    const message = decodeFeedMessage(encodeAlerts(Array.from({ length: 400 }, () => alert)));
    expect(message.alerts.length).toBeLessThan(330);
    expect(message.alerts.length + message.alertsBeyond).toBe(400);
  });

  test('N11: of a hundred thousand entities those beyond the limit are counted', () => {
    const informed = Array.from({ length: 100_000 }, (_, index) => ({ stop: `s${index % 4}` }));
    const bytes = encodeAlerts([{ header: 'Snow', informed }]);
    const { alerts, leftOut } = matchAlerts(decodeFeedMessage(bytes).alerts, {
      snapshot: cityOfTwo(),
      tripIDOf: () => '',
      now: NOW,
    });
    expect(alerts[0]?.concerns).toEqual([{ stops: ['100', '101', '102', '103'] }]);
    expect(leftOut).toEqual({ 'informed entities beyond a limit': 90_000 });
  });
});
