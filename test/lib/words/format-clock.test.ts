import { expect, test } from 'vitest';

import { formatClock, formatStandaloneClock } from '../../../src/lib/words/format-clock.ts';
import { createFormats } from '../../../src/lib/words/formats.ts';

const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;
const ELSEWHERE = HERE === 'America/Chicago' ? 'Europe/Paris' : 'America/Chicago';
const NOON = Date.parse('2026-06-15T12:00:00Z');

const speaking = (timeZone: string) => ({
  lang: 'en',
  timeZone,
  formats: createFormats('en', 'feet', timeZone),
});

test('R28: a clock that stands alone names its zone to whoever is in another one', () => {
  const plain = speaking(ELSEWHERE).formats.clock(NOON);
  const name = new RegExp(`^${plain} (CDT|GMT\\+2)$`);
  expect(formatStandaloneClock(NOON, speaking(ELSEWHERE))).toMatch(name);
});

test('R28: a clock of the reader’s own zone is a clock and no more', () => {
  expect(formatStandaloneClock(NOON, speaking(HERE))).toBe(speaking(HERE).formats.clock(NOON));
});

test('C20: the hour that comes twice names its zone the second time', () => {
  const [first, second] = ['2026-11-01T06:30:00Z', '2026-11-01T07:30:00Z'].map(Date.parse);
  const chicago = (instant = 0) => formatClock(instant, speaking('America/Chicago'));
  expect(chicago(second)).toMatch(/^1:30\sAM CST$/);
  expect(chicago(first)).not.toMatch(/CST/);
});
