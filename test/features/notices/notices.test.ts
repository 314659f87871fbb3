import { describe, expect, test } from 'vitest';

import type { Alert } from '../../../src/contract/alerts/Alert.ts';
import { chooseText } from '../../../src/features/notices/chooseText.ts';
import { groupNotices } from '../../../src/features/notices/groupNotices.ts';
import { noticesAt } from '../../../src/features/notices/notices.ts';
import { summaryOf, whenOf } from '../../../src/features/notices/noticeWords.ts';
import { notices as words } from '../../../src/lib/words/en/common/notices.ts';
import { createFormats } from '../../../src/lib/words/formats.ts';
import { anAlert } from '../../support/builders.ts';

/** Friday, November 20, 2026, noon in Chicago. */
const NOW = Date.parse('2026-11-20T18:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const at = (alerts: readonly Alert[], now = NOW, lang = 'en') => noticesAt(alerts, lang, now);
const headers = (alerts: readonly Alert[], now = NOW) =>
  at(alerts, now).map(({ header }) => header.text);
const alert = (header: string, overrides: Partial<Alert> = {}) =>
  anAlert({ alertID: header, header: { en: header }, ...overrides });

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
    const context = { words, formats, lang: 'en', timeZone: 'America/Chicago', now: NOW };
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

describe('notices that say the same', () => {
  const closure = (route: string, text = 'Use 8184') =>
    alert(route, {
      header: { en: 'Stop 8179 is closed' },
      description: { en: `Stop closure:\nRoute: ${route}\nAffected: 8179\n${text}` },
      concerns: [{ routeID: route, stops: ['8179'] }],
    });

  test('N5: one closed stop that is sent for each route is one notice, with all their lines', () => {
    const [one, ...others] = at([closure('4'), closure('7A'), closure('8')]);
    expect(others).toEqual([]);
    expect(one?.description.text).toBe(
      'Stop closure:\nRoute: 4\nRoute: 7A\nRoute: 8\nAffected: 8179\nUse 8184',
    );
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
