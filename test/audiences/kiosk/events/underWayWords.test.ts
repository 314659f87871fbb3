import { expect, test } from 'vitest';

import { underWayWords } from '../../../../src/audiences/kiosk/events/underWayWords.ts';
import { eventTimes } from '../../../../src/contract/parking/eventTimes.ts';
import { eventPhase } from '../../../../src/features/events/eventPhase.ts';
import { createFormats } from '../../../../src/lib/words/formats.ts';
import { anEvent, theSettings } from '../../../support/builders.ts';
import { NOON } from '../../../support/cities/small-source.ts';
import { en } from '../../../support/words/catalogs.ts';

const timeZone = 'America/Chicago';
const policy = theSettings().events;
const language = { words: en, formats: createFormats('en', 'feet', timeZone), timeZone };
const options = { now: NOON, timeZone, policy };

function wordsOf(start: string | null, from: string | null, to: string | null) {
  const times = eventTimes(
    anEvent({ eventDatetime: start, parkingStartDatetime: from, parkingEndDatetime: to }),
    timeZone,
  );
  const phase = eventPhase(times, options);
  return { phase, words: underWayWords({ phase, times, lots: [] }, options, language) };
}

test.each([
  ['hours before its start', '2026-11-20T13:00:00', null, null, '10:00 AM'],
  ['its published start of parking', '2026-11-20T18:00:00', '2026-11-20T09:30:00', null, '9:30 AM'],
])(
  'C22, A50: an event that may affect parking says from when: from %s',
  (_what, start, from, to, time) => {
    expect(wordsOf(start, from, to)).toEqual({
      phase: 'maybe-now',
      words: en.kiosk.events.mayAffectFrom(time),
    });
  },
);

test('C22: from a day that is over, it says no time', () => {
  expect(wordsOf('2026-11-20T01:00:00', '2026-11-19T22:00:00', null)).toMatchObject({
    words: en.kiosk.events.mayAffect,
  });
});

test('A50: an event with a published window says that it is now', () => {
  expect(
    wordsOf('2026-11-20T13:00:00', '2026-11-20T09:00:00', '2026-11-20T16:00:00'),
  ).toMatchObject({
    phase: 'now',
    words: en.kiosk.events.now,
  });
});
