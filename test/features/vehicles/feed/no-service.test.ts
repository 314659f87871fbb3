import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { noServiceSentence } from '../../../../src/features/vehicles/feed/no-service.ts';
import { monotonicNow } from '../../../../src/lib/time/monotonicNow.ts';
import { createFormats } from '../../../../src/lib/words/formats.ts';
import { en } from '../../../support/words/catalogs.ts';

const ZONE = 'America/Chicago';
const language = {
  words: en,
  formats: createFormats('en', 'feet', ZONE),
  timeZone: ZONE,
  labelOf: String,
};

/** Saturday. */
const EVENING = Date.parse('2026-11-21T23:30:00-06:00');
const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(EVENING);
});
afterEach(() => vi.useRealTimers());

const sentence = (documentReadAt: number) => {
  const serviceDates = ['2026-11-21', '2026-11-23'];
  return noServiceSentence({ routeID: '05', serviceDates, documentReadAt }, Date.now(), language);
};

test('R11, S20: after midnight, only a document read on the new day says that a route has no service', () => {
  const before = monotonicNow();
  expect(sentence(before)).toBeNull();
  vi.advanceTimersByTime(40 * MINUTE);
  expect(sentence(before)).toBeNull();
  expect(sentence(monotonicNow())).toBe(en.vehicles.state.noService('05', 'Mon, Nov 23'));
});
