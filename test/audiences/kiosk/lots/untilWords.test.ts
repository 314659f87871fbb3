import { expect, test } from 'vitest';

import { untilWords } from '../../../../src/audiences/kiosk/lots/untilWords.ts';
import { createFormats } from '../../../../src/lib/words/formats.ts';
import { en } from '../../../support/words/catalogs.ts';

const timeZone = 'America/Chicago';
const formats = createFormats('en', 'feet', timeZone);
const language = { words: en, formats, timeZone };
const NOON = Date.UTC(2026, 10, 20, 18);
const HOUR = 3_600_000;

test('A50: the mark of an event says until when, and another day by its name', () => {
  const whats = [en.parking.event.now, en.kiosk.eventAtLot.now];
  const clock = formats.clock(NOON + 11 * HOUR);
  expect(untilWords(whats, NOON + 11 * HOUR, NOON, language)).toEqual([
    ...whats.map((what) => en.kiosk.until(what, clock)),
    en.kiosk.onlyUntil(clock),
  ]);
  const day = formats.day(NOON + 30 * HOUR);
  expect(untilWords(whats, NOON + 30 * HOUR, NOON, language)).toEqual([
    ...whats.map((what) => en.kiosk.untilDay(what, day)),
    en.kiosk.onlyUntilDay(day),
  ]);
  expect(untilWords(whats, null, NOON, language)).toEqual(whats);
});
