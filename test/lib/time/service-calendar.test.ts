import { expect, test } from 'vitest';

import { runsOn } from '../../../src/lib/time/service-calendar.ts';

const calendar = {
  weekdays: [true, true, true, true, true, false, false],
  start: '20260601',
  end: '20260630',
  added: ['20260607', '20260704', '20261225'],
  removed: ['20260601', '20260619'],
};

test.each([
  ['20260529', false, 'before the first day'],
  ['20260602', true, 'a Tuesday'],
  ['20260630', true, 'the last day'],
  ['20260701', false, 'after the last day'],
  ['20260606', false, 'a Saturday'],
  ['20260607', true, 'an added Sunday'],
  ['20260704', true, 'added after the last day'],
  ['20261225', true, 'the last added day'],
  ['20260601', false, 'the first removed day'],
  ['20260619', false, 'the last removed day'],
  ['today', false, 'no date'],
])('S6: a weekday service on %s: %s (%s)', (date, expected) => {
  expect(runsOn(calendar, date)).toBe(expected);
});

test('S6: a day that is both added and removed has no service', () => {
  const added = [...calendar.added, '20261231'];
  expect(runsOn({ ...calendar, added, removed: ['20261231'] }, '20261231')).toBe(false);
});
