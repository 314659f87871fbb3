import { expect, test } from 'vitest';

import {
  pageInTurn,
  readingTime,
  stripNotices,
} from '../../../../src/audiences/kiosk/notices/strip-turns.ts';
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

test('Q24: a display of the whole city has the warnings of all its routes and stops, the severe ones first', () => {
  const closed = anAlert({
    alertID: 'closed',
    header: { en: 'No service' },
    effect: 'no-service',
    concerns: [{ routeID: '98' }],
  });
  const works = anAlert({
    alertID: 'works',
    header: { en: 'Works' },
    effect: 'other-effect',
    concerns: [{ routeID: '97' }],
  });
  const detour = anAlert({ ...works, alertID: 'detour', effect: 'detour' });
  expect(stripNotices(all(works, detour, closed), 'city').map(({ id }) => id)).toEqual([
    'closed',
    'detour',
  ]);
  expect(stripNotices(all(far, snow), 'city').map(({ id }) => id)).toEqual(['snow']);
});

test('N7: each is shown as long as people need to read it, and all take turns', () => {
  const long = anAlert({ alertID: 'long', header: { en: 'x'.repeat(300) }, description: {} });
  const notices = all(stop, long);
  const times = Object.fromEntries(notices.map((notice) => [notice.id, readingTime(notice)]));
  expect(times).toEqual({ stop: 8000, long: 20_000 });
  const shown: Record<string, number> = {};
  for (let second = 0; second < 56; second += 1) {
    const turn = pageInTurn(notices, [1, 2], NOW + second * 1000);
    const name = turn && `${notices[turn.notice]?.id} ${turn.page}`;
    shown[name ?? ''] = (shown[name ?? ''] ?? 0) + 1;
  }
  expect(shown).toEqual({ 'stop 0': 16, 'long 0': 20, 'long 1': 20 });
  expect(pageInTurn([], [], NOW)).toBeUndefined();
});
