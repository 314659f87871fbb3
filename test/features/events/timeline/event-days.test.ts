import { describe, expect, test } from 'vitest';

import type { ParkingLot } from '../../../../src/contract/parking/parking-lot.ts';
import type { SpecialEvent } from '../../../../src/contract/parking/special-event.ts';
import { groupEvents } from '../../../../src/features/events/groupEvents.ts';
import { lotPlan } from '../../../../src/features/events/lotPlan.ts';
import { dayAt, eventsOnDay } from '../../../../src/features/events/timeline/event-days.ts';
import { parseDateTime } from '../../../../src/lib/time/zoned-time.ts';
import { createFormats } from '../../../../src/lib/words/formats.ts';
import { aLot, anEvent, theSettings } from '../../../support/builders.ts';
import { at, evening, game } from '../list/event-list.tsx';

const timeZone = 'America/Chicago';
const instant = (text: string) => parseDateTime(text, timeZone)?.instant ?? Number.NaN;
const NOON = instant('2026-11-20T12:00:00');
const options = { now: NOON, timeZone, policy: theSettings().events };
const { compare } = createFormats('en', 'feet', timeZone);
const events = (...lots: ParkingLot[]) => groupEvents(lots, options);

describe('the events of a day', () => {
  const today = dayAt(NOON, timeZone);
  const shares = (...lots: ParkingLot[]) =>
    eventsOnDay(events(...lots), today, compare).map(({ bars, begins }) => ({ bars, begins }));

  test('C29: a published window is a bar', () => {
    expect(shares(at('A', evening))).toEqual([
      { bars: [{ from: 16 / 24, to: 23 / 24 }], begins: 19 / 24 },
    ]);
  });

  test('C22, C29: an event without a window is a mark, never a bar', () => {
    expect(shares(at('A', game))).toEqual([{ bars: [], begins: 19 / 24 }]);
  });

  test('C29: a window past midnight is on both days, cut at midnight', () => {
    const late = { ...evening, parkingEndDatetime: '2026-11-21T02:00:00' };
    expect(shares(at('A', late))).toEqual([{ bars: [{ from: 16 / 24, to: 1 }], begins: 19 / 24 }]);
    const tomorrow = eventsOnDay(
      events(at('A', late)),
      dayAt(NOON + 24 * 3_600_000, timeZone),
      compare,
    );
    expect(tomorrow).toMatchObject([{ bars: [{ from: 0, to: 2 / 24 }], begins: null }]);
  });

  test('C29: lots with the same window share a bar', () => {
    const later = { ...evening, parkingStartDatetime: '2026-11-20T18:00:00' };
    expect(shares(at('A', evening), at('B', evening), at('C', later))[0]?.bars).toHaveLength(2);
  });

  test('C29, L4: events that begin together are sorted by name as other lists are', () => {
    const both = at('A', { ...game, eventName: 'Game 10' }, { ...game, eventName: 'Game 9' });
    expect(eventsOnDay(events(both), today, compare).map(({ event }) => event.eventName)).toEqual([
      'Game 9',
      'Game 10',
    ]);
  });

  test('C29: an event without a readable date or on another day is not shown', () => {
    expect(shares(at('A', { ...game, eventDatetime: 'TBD' }))).toEqual([]);
    expect(shares(at('A', { ...game, eventDatetime: '2026-11-21T19:00:00' }))).toEqual([]);
  });

  test('C20, C29: days on which the clocks change have 23 and 25 hours', () => {
    const hours = (text: string) => {
      const { from, to } = dayAt(instant(text), timeZone);
      return (to - from) / 3_600_000;
    };
    expect(hours('2026-03-08T12:00:00')).toBe(23);
    expect(hours('2026-11-01T12:00:00')).toBe(25);
  });
});

describe('the plan of a lot at a chosen time', () => {
  const planAt = (clock: string, ...specialEvents: SpecialEvent[]) =>
    lotPlan(at('A', ...specialEvents), { ...options, now: instant(`2026-11-${clock}:00`) });
  const onItsDay = { eventDatetime: '2026-11-20' };

  test.each([
    ['20T15:59', 'a published window', evening, 'none'],
    ['20T16:00', 'a published window', evening, 'window'],
    ['20T22:59', 'a published window', evening, 'window'],
    ['20T23:00', 'a published window', evening, 'none'],
    ['20T15:59', 'an event without a window', game, 'none'],
    ['20T16:00', 'an event without a window', game, 'maybe'],
    ['20T23:59', 'an event without a window', game, 'maybe'],
    ['19T23:45', 'a date without a time', { ...game, ...onItsDay }, 'none'],
    ['20T00:00', 'a date without a time', { ...game, ...onItsDay }, 'maybe'],
    ['20T23:45', 'a date without a time', { ...game, ...onItsDay }, 'maybe'],
    ['21T00:00', 'a date without a time', { ...game, ...onItsDay }, 'none'],
    ['20T12:00', 'a date and a published window', { ...evening, ...onItsDay }, 'none'],
    ['20T18:00', 'a date and a published window', { ...evening, ...onItsDay }, 'window'],
  ])('C29: at %s, with %s, the plan is right', (clock, _, event, plan) => {
    expect(planAt(clock, event)).toBe(plan);
  });

  test('C28, C29: of two events, the one with a published window decides', () => {
    expect(planAt('20T20:00', game, evening)).toBe('window');
  });

  test.each([undefined, null])('C26, C29: with the event list %s is “unknown”', (list) => {
    const { specialEvents: _, ...bare } = aLot();
    const lot = list === undefined ? bare : { ...bare, specialEvents: list };
    expect(lotPlan(lot, options)).toBe('unknown');
  });
});

test('C24: an event years ahead is on its own day', () => {
  const day = dayAt(instant('2030-06-13T12:00:00'), timeZone);
  expect(eventsOnDay(events(at('A', anEvent())), day, compare)).toHaveLength(1);
});
