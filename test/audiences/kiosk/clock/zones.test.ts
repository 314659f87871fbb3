import { afterEach, expect, test } from 'vitest';

import { minuteOfDay } from '../../../../src/audiences/kiosk/clock/minuteOfDay.ts';
import { untilWords } from '../../../../src/audiences/kiosk/lots/untilWords.ts';
import { createFormats } from '../../../../src/lib/words/formats.ts';
import { en } from '../../../support/words/catalogs.ts';

const timeZone = 'America/Chicago';
const deviceZone = process.env['TZ'];

afterEach(() => {
  if (deviceZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = deviceZone;
});

/** Instants around the changes of 2026, with the time in Chicago. */
const CHANGES = [
  ['before spring forward', Date.UTC(2026, 2, 8, 7, 59), '1:59 AM', 119],
  ['after spring forward', Date.UTC(2026, 2, 8, 8, 0), '3:00 AM', 180],
  ['before fall back', Date.UTC(2026, 10, 1, 6, 30), '1:30 AM', 90],
  ['after fall back', Date.UTC(2026, 10, 1, 7, 30), '1:30 AM', 90],
  ['at noon after fall back', Date.UTC(2026, 10, 1, 18, 0), '12:00 PM', 720],
] as const;

for (const zone of ['Asia/Tokyo', 'Europe/London', 'America/Chicago', 'Pacific/Kiritimati']) {
  test.each(CHANGES)(
    `A21: a device in ${zone} shows the city’s time %s`,
    (_, instant, clock, minute) => {
      process.env['TZ'] = zone;
      const formats = createFormats('en', 'feet', timeZone);
      expect(formats.clock(instant).replaceAll(/\s/g, ' ')).toBe(clock);
      expect(minuteOfDay(instant, timeZone)).toBe(minute);
    },
  );

  test(`A21: a device in ${zone} says "until" in the city’s time, on days of 23 and 25 hours`, () => {
    process.env['TZ'] = zone;
    const formats = createFormats('en', 'feet', timeZone);
    const language = { words: en, formats, timeZone };
    for (const [now, end] of [
      [Date.UTC(2026, 2, 8, 7), Date.UTC(2026, 2, 9, 4)],
      [Date.UTC(2026, 10, 1, 5, 30), Date.UTC(2026, 10, 2, 5)],
    ] as const) {
      expect(untilWords('x', end, now, language)).toBe(en.kiosk.until('x', formats.clock(end)));
      expect(formats.clock(end).replaceAll(/\s/g, ' ')).toBe('11:00 PM');
      const tomorrow = end + 2 * 3_600_000;
      expect(untilWords('x', tomorrow, now, language)).toBe(
        en.kiosk.untilDay('x', formats.day(tomorrow)),
      );
    }
  });
}
