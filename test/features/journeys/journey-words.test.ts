import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  journeyDay,
  journeyTimes,
  lengthOf,
  minutesOf,
  waitBetween,
} from '../../../src/features/journeys/journey-words.ts';
import { FULL_CITY } from '../../../src/lib/words/city-words.ts';
import { createFormats } from '../../../src/lib/words/formats.ts';
import { loadWords } from '../../../src/lib/words/loadWords.ts';
import { NOON } from '../../support/cities/small-source.ts';
import { after, aJourney, aRide, aWalk } from '../../support/journeys/journeys-answer.ts';

const seconds = (min: number, max: number) => fc.integer({ min, max });

test('J5: the minutes of walks, waits and rides add up to those of the whole journey', () => {
  const part = fc.record({ waitSeconds: seconds(0, 900), lengthSeconds: seconds(0, 3000) });
  fc.assert(
    fc.property(seconds(0, 59), fc.array(part, { minLength: 1, maxLength: 6 }), (second, parts) => {
      let at = NOON + second * 1000;
      let minutes = 0;
      let before: { departAt: number; arriveAt: number } | null = null;
      const departAt = at + (parts[0]?.waitSeconds ?? 0) * 1000;
      for (const { waitSeconds, lengthSeconds } of parts) {
        const leg = { departAt: at + waitSeconds * 1000, arriveAt: 0 };
        leg.arriveAt = leg.departAt + lengthSeconds * 1000;
        minutes += minutesOf(leg) + (before === null ? 0 : waitBetween(before, leg));
        before = leg;
        at = leg.arriveAt;
      }
      expect(minutes).toBe(minutesOf({ departAt, arriveAt: at }));
    }),
  );
});

test('J5, Q12: a part within one minute is said as one minute, not in seconds', () => {
  const part = { departAt: NOON, arriveAt: NOON + 20_000 };
  expect(minutesOf(part)).toBe(0);
  expect(lengthOf(part)).toBe(60_000);
  expect(lengthOf({ ...part, arriveAt: NOON + 60_000 })).toBe(60_000);
});

test.each([
  ['en', '11:53 AM – 1:09 PM', '11:47 PM – 12:09 AM'],
  ['de', '11:53–13:09 Uhr', '23:47 – 0:09'],
  ['it', '11:53–13:09', '23:47 – 0:09'],
  ['pt-BR', '11:53 – 13:09', '23:47 – 0:09'],
])('J5: when a way begins and ends is said without dates (%s)', async (lang, noon, midnight) => {
  const timeZone = 'America/Chicago';
  const { reword } = await loadWords(lang, FULL_CITY);
  const formats = reword(createFormats(lang, 'feet', timeZone, undefined));
  const at = (clock: string) => Date.parse(`2026-11-${clock}:00-06:00`);
  const times = (from: string, to: string) =>
    journeyTimes(
      { departAt: at(from), arriveAt: at(to), legs: [] },
      { formats, timeZone },
    ).replaceAll(/\s/g, ' ');
  expect(times('20T11:53', '20T13:09')).toBe(noon);
  expect(times('20T23:47', '21T00:09')).toBe(midnight);
  const weekday = { timeZone, weekday: 'short' } as const;
  const day = new Intl.DateTimeFormat(lang, weekday).format(at('21T12:00'));
  expect(times('20T11:53', '21T11:52')).not.toContain(day);
  expect(times('20T11:53', '21T13:09')).toContain(day);
});

test.each([
  ['20T23:50', '21T00:17', ''],
  ['20T23:50', '21T06:10', 'Sat, Nov 21'],
  ['21T00:10', '21T06:10', ''],
  ['20T12:00', '20T13:00', ''],
  ['20T12:00', '22T13:00', 'Sun, Nov 22'],
])(
  'J5: at %s the day of a way at %s is said as “%s”: after midnight is tonight',
  (now, from, day) => {
    const timeZone = 'America/Chicago';
    const formats = createFormats('en', 'feet', timeZone, 'US');
    const at = (clock: string) => Date.parse(`2026-11-${clock}:00-06:00`);
    const way = { ...aJourney(aWalk()), departAt: at(from) };
    expect(journeyDay(way, at(now), { formats, timeZone })).toBe(day);
  },
);

test('J5: a way to a stop in another time zone begins and ends by the clocks there', () => {
  const timeZone = 'America/Chicago';
  const formats = createFormats('en', 'feet', timeZone, 'US');
  const times = (from: string | undefined, to: string | undefined, arriveAt = after(20)) => {
    const ride = aRide({
      arriveAt,
      from: { ...aRide().from, timeZone: from },
      to: { ...aRide().to, timeZone: to },
    });
    const way = aJourney(aWalk({ to: ride.from }), ride);
    return journeyTimes(way, { formats, timeZone }).replaceAll(/\s/g, ' ');
  };
  const [east, west] = ['America/New_York', 'America/Denver'];
  expect(times(undefined, 'US/Central')).toBe('12:43 – 12:58 PM');
  expect(times(east, east)).toBe('1:43 – 1:58 PM EST');
  expect(times(east, east, after(1000))).toBe('1:43 PM – 6:18 AM EST');
  expect(times(east, undefined)).toBe('1:43 PM EST – 12:58 PM CST');
  expect(times(undefined, west)).toBe('12:43 PM CST – 11:58 AM MST');
});
