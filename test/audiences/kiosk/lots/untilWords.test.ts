import { expect, test } from 'vitest';

import { untilWords } from '../../../../src/audiences/kiosk/lots/untilWords.ts';
import { createFormats } from '../../../../src/lib/words/formats.ts';
import { en } from '../../../support/words/catalogs.ts';

const timeZone = 'America/Chicago';
const formats = createFormats('en', 'feet', timeZone);
const language = { words: en, formats, timeZone };
const NOON = Date.UTC(2026, 10, 20, 18);
const HOUR = 3_600_000;

const what = en.kiosk.eventAtLot.now;

test('A50: the mark of an event says until when, and another day by its name', () => {
  expect(untilWords(what, NOON + 11 * HOUR, NOON, language)).toBe(
    en.kiosk.until(what, formats.clock(NOON + 11 * HOUR)),
  );
  expect(untilWords(what, NOON + 30 * HOUR, NOON, language)).toBe(
    en.kiosk.untilDay(what, formats.day(NOON + 30 * HOUR)),
  );
  expect(untilWords(what, null, NOON, language)).toBe(what);
});

test('A50: an evening that ends after midnight ends at a clock time, and not on another day', () => {
  const EVENING = NOON + 8 * HOUR;
  expect(untilWords(what, EVENING + 6 * HOUR, EVENING, language)).toBe(
    en.kiosk.until(what, formats.clock(EVENING + 6 * HOUR)),
  );
});
