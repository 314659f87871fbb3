import { expect, test } from 'vitest';

import {
  formatBareClock,
  formatClock,
  formatStandaloneClock,
} from '../../../src/lib/words/format-clock.ts';
import { createFormats } from '../../../src/lib/words/formats.ts';
import { loadPageWords } from '../../../src/lib/words/loadWords.ts';

const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;
const ELSEWHERE = HERE === 'America/Chicago' ? 'Europe/Paris' : 'America/Chicago';
const NOON = Date.parse('2026-06-15T12:00:00Z');

const languageIn = (timeZone: string) => ({
  timeZone,
  formats: createFormats('en', 'feet', timeZone),
});

test('R28: a standalone time names its time zone if the device is in another one', () => {
  const plain = languageIn(ELSEWHERE).formats.clock(NOON);
  const name = new RegExp(`^${plain} (CDT|GMT\\+2)$`);
  expect(formatStandaloneClock(NOON, languageIn(ELSEWHERE))).toMatch(name);
});

test('R28: a standalone time names no time zone if the device is in the same one', () => {
  expect(formatStandaloneClock(NOON, languageIn(HERE))).toBe(languageIn(HERE).formats.clock(NOON));
});

test('C20: in an hour that occurs twice, the second occurrence names its time zone', () => {
  const [first, second] = ['2026-11-01T06:30:00Z', '2026-11-01T07:30:00Z'].map(Date.parse);
  const chicago = (instant = 0) => formatClock(instant, languageIn('America/Chicago'));
  expect(chicago(second)).toMatch(/^1:30\sAM CST$/);
  expect(chicago(first)).not.toMatch(/CST/);
});

test.each(['fr-CA', 'he', 'de', 'vi', 'en-GB', 'en-US'])(
  'Q12: a time in %s has the same digits with its zone as without',
  (lang) => {
    const timeZone = 'America/Toronto';
    const formats = createFormats(lang, 'metres', timeZone, 'CA');
    const second = Date.parse('2026-11-01T06:05:00Z');
    const digits = (text: string) => text.match(/^\D*\d+\D+\d+/)?.[0];
    expect(digits(formatClock(second, { formats, timeZone }))).toBe(digits(formats.clock(second)));
  },
);

test('L8: an hour, and a time with its zone, are what people of the language write', async () => {
  const timeZone = 'America/Chicago';
  const { words } = await loadPageWords('ko');
  const formats = words.reword(createFormats('ko', 'feet', timeZone, 'US'));
  const second = Date.parse('2026-11-01T07:30:00Z');
  expect(formats.hour(second)).toMatch(/^오전 1시$/);
  expect(formats.clock(second)).toBe('오전 1:30');
  for (const format of [formatClock, formatBareClock])
    expect(format(second, { formats, timeZone })).toMatch(/^오전 1:30 /);
  expect(formatBareClock(second - 86_400_000, { formats, timeZone })).toBe('2:30');
});
