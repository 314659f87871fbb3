import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, test } from 'vitest';

import { readOdd } from '../../support/feeds/calendars.ts';

const CASES = fileURLToPath(new URL('../../../../shared/cases/', import.meta.url));
describe.skipIf(!existsSync(CASES))('public cases (need ../shared/cases)', () => {
  test.each([
    ['01-ics-same-uid/dupuid', ['12-02 19:00', '12-05 19:00', '12-09 19:00']],
    ['01-ics-same-uid/dup_diffname_sametime', ['12-02 19:00', '12-02 19:00']],
    ['01-ics-same-uid/dup_rrule', ['12-02 19:00', '12-03 19:00', '12-09 19:00', '12-10 19:00']],
    [
      '03-ics-thisandfuture/thisandfuture',
      ['12-01 19:00', '12-08 19:00', '12-15 20:00', '12-22 20:00', '12-29 20:00', '01-05 20:00'],
    ],
    ['03-ics-thisandfuture/taf_cancel', ['12-01 19:00', '12-08 19:00']],
    ['04-ics-rdate-period/rdateperiod', ['12-02 19:00', '12-04 19:00', '12-05 19:00']],
    ['04-ics-rdate-period/rdate_period_z', ['12-02 13:00', '12-04 13:00']],
    ['05-ics-rule-byhour/byhour_only', ['12-01 19:30', '12-02 19:30', '12-03 19:30']],
    ['06-ics-vtimezone-ignored/tzone_custom_other', ['12-02 18:00']],
    ['06-ics-vtimezone-ignored/tzone_utc', ['12-02 19:00']],
    ['07-ics-exception-at-midnight/exdate_midnight_timed', ['12-01 19:00', '12-15 19:00']],
    ['10-ics-until-unreadable/rrule_until_bad', ['12-01 19:30', '12-08 19:30', '12-15 19:30']],
    ['44-ics-class-private/private', ['12-03 19:00']],
  ])('F17, F18, F19, F20, F21: %s', (name, starts) => {
    const { shown } = readOdd(readFileSync(`${CASES}${name}.ics`));
    expect(shown.map((one) => one.slice(0, 11))).toEqual(starts);
  });

  test('F18: the rules with BYHOUR, BYWEEKNO and BYYEARDAY', () => {
    expect(readOdd(readFileSync(`${CASES}05-ics-rule-byhour/byhour.ics`)).shown).toEqual([
      '12-01 19:30 2 h Game night',
      '12-04 Week number',
      '12-06 Year day',
      '12-08 19:30 2 h Game night',
      '12-15 19:30 2 h Game night',
    ]);
  });
});
