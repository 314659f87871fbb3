import { describe, expect, test } from 'vitest';

import type { Alert } from '../../../src/contract/alerts/Alert.ts';
import { groupNotices } from '../../../src/features/notices/rules/groupNotices.ts';
import { noticesAt } from '../../../src/features/notices/rules/notices.ts';
import { anAlert } from '../../support/builders.ts';

/** Friday, November 20, 2026, noon in Chicago. */
const NOW = Date.parse('2026-11-20T18:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const at = (alerts: readonly Alert[]) => noticesAt(alerts, 'en', NOW);
const headers = (alerts: readonly Alert[]) => at(alerts).map(({ header }) => header.text);
const alert = (header: string, overrides: Partial<Alert> = {}) =>
  anAlert({ alertID: header, header: { en: header }, ...overrides });

describe('notices that say the same', () => {
  const closure = (route: string, text = 'Use 8184') =>
    alert(route, {
      header: { en: 'Stop 8179 is closed' },
      description: { en: `Stop closure:\nRoute: ${route}\nAffected: 8179\n${text}` },
      concerns: [{ routeID: route, stops: ['8179'] }],
    });

  test('N5: one closed stop that is sent for each route is one notice, which names all of them', () => {
    const [one, ...others] = at([closure('4'), closure('7A'), closure('8')]);
    expect(others).toEqual([]);
    expect(one?.description.text).toBe('Stop closure:\nRoute: 4, 7A, 8\nAffected: 8179\nUse 8184');
    expect(one?.concerns).toHaveLength(3);
  });

  test('N5: the same header with other texts is another notice', () => {
    expect(at([closure('4'), closure('7A', 'Use 1')])).toHaveLength(2);
    const named = (id: string) =>
      alert(id, { header: { en: '17 Hurontario' }, description: { en: `Stop ${id} is closed.` } });
    expect(at([named('1'), named('2')])).toHaveLength(2);
    expect(at([{ ...named('1'), alertID: 'x' }, named('1')])).toHaveLength(1);
  });
});

describe('the order of notices', () => {
  test('N5: what matters most comes first, although feeds have no severity', () => {
    const route = [{ routeID: '03' }];
    const began = (hours: number) => [{ from: NOW - hours * HOUR }];
    expect(
      headers([
        alert('information', { effect: 'no-effect', concerns: route }),
        alert('old detour', { effect: 'detour', concerns: route, periods: began(24 * 90) }),
        alert('detour', { effect: 'detour', concerns: route, periods: began(5) }),
        alert('later', { effect: 'detour', concerns: route, periods: [{ from: NOW + HOUR }] }),
        alert('newer detour', { effect: 'detour', concerns: route, periods: began(2) }),
        alert('no service', { concerns: route, periods: began(9) }),
        alert('said severe', { effect: 'other-effect', severity: 'severe', periods: began(8) }),
      ]),
    ).toEqual([
      'said severe',
      'no service',
      'newer detour',
      'detour',
      'information',
      'old detour',
      'later',
    ]);
  });

  test('N5: the list is by route, the newest first, and each notice is in it once', () => {
    const groups = groupNotices(
      at([
        alert('both', { concerns: [{ routeID: '07' }, { routeID: '03' }] }),
        alert('older', { concerns: [{ routeID: '03' }], periods: [{ from: NOW - DAY }] }),
        alert('stop', {}),
        alert('city', { concerns: [] }),
        alert('unlisted', { concerns: [{ routeID: '99' }] }),
      ]),
      ['03', '07'],
    );
    expect(groups.map(({ routeID, notices }) => [routeID, ...notices.map(({ id }) => id)])).toEqual(
      [
        [undefined, 'city'],
        ['03', 'both', 'older'],
        ['99', 'unlisted'],
        [null, 'stop'],
      ],
    );
  });
});
