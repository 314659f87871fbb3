import fc from 'fast-check';
import { expect, test } from 'vitest';

import { partsOf } from '../../../../src/audiences/kiosk/notices/strip-parts.ts';
import {
  partInTurn,
  readingTime,
  stripNotices,
} from '../../../../src/audiences/kiosk/notices/strip-turns.ts';
import { summaryOf } from '../../../../src/features/notices/noticeWords.ts';
import { noticesAt } from '../../../../src/features/notices/rules/notices.ts';
import { anAlert } from '../../../support/builders.ts';

const NOW = Date.parse('2026-11-20T18:00:00Z');
const PLACE = { stopIDs: ['0100'], routeIDs: ['03'] };
const all = (...alerts: ReturnType<typeof anAlert>[]) => noticesAt(alerts, 'en', NOW);
const stop = anAlert({ alertID: 'stop' });
const route = anAlert({
  alertID: 'route',
  header: { en: 'Detour' },
  concerns: [{ routeID: '03' }],
});
const far = anAlert({ alertID: 'far', header: { en: 'Far' }, concerns: [{ routeID: '99' }] });
const snow = anAlert({ alertID: 'snow', header: { en: 'Snow' }, severity: 'severe', concerns: [] });

test('N7: the notices of a station are those of its stops and routes', () => {
  expect(stripNotices(all(far, route, stop), PLACE).map(({ id }) => id)).toEqual(['stop', 'route']);
});

test('N7: a severe notice of the whole city keeps the strip', () => {
  expect(stripNotices(all(route, stop, snow), PLACE).map(({ id }) => id)).toEqual(['snow']);
});

test('N7: each is shown as long as people need to read it, and all take turns', () => {
  const long = anAlert({ alertID: 'long', header: { en: 'x'.repeat(300) }, description: {} });
  const notices = all(stop, long);
  const times = Object.fromEntries(notices.map((notice) => [notice.id, readingTime(notice)]));
  expect(times).toEqual({ stop: 8000, long: 20_000 });
  const parts = notices.map((notice) => partsOf(notice, (text) => text.length <= 150));
  const shown: Record<string, number> = {};
  for (let second = 0; second < 56; second += 1) {
    const turn = partInTurn(notices, parts, NOW + second * 1000);
    const name = turn && `${notices[turn.notice]?.id} ${turn.part}`;
    shown[name ?? ''] = (shown[name ?? ''] ?? 0) + 1;
  }
  expect(shown).toEqual({ 'stop 0': 16, 'long 0': 18, 'long 1': 18, 'long 2': 4 });
  expect(partInTurn([], [], NOW)).toBeUndefined();
});

test('A2, N7: a notice that is too long for the strip is shown in parts, and no word of it is missing', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.string(),
      fc.integer({ min: 24, max: 90 }),
      (header, text, room) => {
        const [notice] = all(anAlert({ header: { en: header }, description: { en: text } }));
        if (notice === undefined) return;
        const parts = partsOf(notice, (shown) => shown.trim().length <= room);
        const whole = parts.map((part) => part.header + part.summary).join('');
        const words = (one: string) => one.replaceAll(/[\s…]+/gu, '');
        expect(words(whole)).toBe(words(notice.header.text + summaryOf(notice).text));
        for (const part of parts)
          expect((part.header + part.summary).trim().length).toBeLessThanOrEqual(room);
      },
    ),
  );
});
