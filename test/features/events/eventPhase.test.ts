import { describe, expect, test } from 'vitest';

import { eventTimes } from '../../../src/contract/parking/eventTimes.ts';
import { eventPhase } from '../../../src/features/events/eventPhase.ts';
import { parseDateTime } from '../../../src/lib/time/zoned-time.ts';
import { anEvent, theSettings } from '../../support/builders.ts';

const ZONE = 'America/Chicago';

function phaseAt(clock: string, event: Parameters<typeof anEvent>[0]) {
  const now = parseDateTime(clock, ZONE)?.instant ?? Number.NaN;
  const { events: policy } = theSettings();
  return eventPhase(eventTimes(anEvent(event), ZONE), { now, timeZone: ZONE, policy });
}

describe('an event whose parking window is published', () => {
  const evening = {
    eventDatetime: '2026-11-20T19:00:00',
    parkingStartDatetime: '2026-11-20T16:00:00',
    parkingEndDatetime: '2026-11-20T23:00:00',
  };
  test.each([
    ['2026-11-19T23:59:59', 'upcoming'],
    ['2026-11-20T00:00:00', 'today'],
    ['2026-11-20T13:59:59', 'today'],
    ['2026-11-20T14:00:00', 'today'],
    ['2026-11-20T14:00:01', 'soon'],
    ['2026-11-20T15:59:59', 'soon'],
    ['2026-11-20T16:00:00', 'now'],
    ['2026-11-20T22:59:59', 'now'],
    ['2026-11-20T23:00:00', 'over'],
  ])('C21: at %s it is %s', (clock, phase) => {
    expect(phaseAt(clock, evening)).toBe(phase);
  });

  test.each([
    ['2026-11-21T00:30:00', 'now'],
    ['2026-11-21T02:00:00', 'over'],
  ])('C21: past midnight, at %s it is %s', (clock, phase) => {
    expect(phaseAt(clock, { ...evening, parkingEndDatetime: '2026-11-21T02:00:00' })).toBe(phase);
  });

  test.each([
    ['2026-11-18T09:00:00', 'now'],
    ['2026-11-20T03:00:00', 'now'],
    ['2026-11-21T00:00:00', 'over'],
  ])('C21: with a window of several dates, at %s it is %s', (clock, phase) => {
    const days = { parkingStartDatetime: '2026-11-18', parkingEndDatetime: '2026-11-20' };
    expect(phaseAt(clock, { ...evening, ...days })).toBe(phase);
  });

  test('C21: a window in the night when the clocks go back is an hour longer', () => {
    const night = {
      eventDatetime: '2026-10-31T20:00:00',
      parkingStartDatetime: '2026-10-31T22:00:00',
      parkingEndDatetime: '2026-11-01T02:30:00',
    };
    const times = eventTimes(anEvent(night), ZONE);
    const { from, to } = times.window ?? {};
    expect((to?.instant ?? 0) - (from?.instant ?? 0)).toBe(5.5 * 3_600_000);
  });
});

describe('an event whose parking window is not published', () => {
  const game = {
    eventDatetime: '2026-11-20T19:00:00',
    parkingStartDatetime: null,
    parkingEndDatetime: null,
  };
  test.each([
    ['2026-11-19T18:00:00', 'upcoming'],
    ['2026-11-20T15:59:59', 'today'],
    ['2026-11-20T16:00:00', 'maybe-now'],
    ['2026-11-20T21:00:00', 'maybe-now'],
    ['2026-11-21T00:59:59', 'maybe-now'],
    ['2026-11-21T01:00:00', 'over'],
  ])('C22, C24: at %s it is %s, from 3 hours before its start to 6 after', (clock, phase) => {
    expect(phaseAt(clock, game)).toBe(phase);
  });

  test('C22: a window that ends before it starts is ignored', () => {
    const backwards = {
      ...game,
      parkingStartDatetime: '2026-11-20T23:00:00',
      parkingEndDatetime: '2026-11-20T16:00:00',
    };
    expect(eventTimes(anEvent(backwards), ZONE)).toMatchObject({ window: null });
    expect(phaseAt('2026-11-20T17:00:00', backwards)).toBe('maybe-now');
  });

  test.each([
    ['2026-11-20T13:30:00', 'soon'],
    ['2026-11-20T15:00:00', 'maybe-now'],
    ['2026-11-21T01:00:00', 'over'],
  ])('C22: with only a parking start, at %s it is %s', (clock, phase) => {
    expect(phaseAt(clock, { ...game, parkingStartDatetime: '2026-11-20T15:00:00' })).toBe(phase);
  });

  test.each([
    ['2026-11-20T15:00:00', 'today'],
    ['2026-11-20T16:30:00', 'maybe-now'],
    ['2026-11-20T22:00:00', 'over'],
  ])('C22: with only a parking end, at %s it is %s', (clock, phase) => {
    expect(phaseAt(clock, { ...game, parkingEndDatetime: '2026-11-20T22:00:00' })).toBe(phase);
  });

  test.each([
    ['2026-11-19T23:00:00', 'upcoming'],
    ['2026-11-20T00:00:00', 'sometime-today'],
    ['2026-11-20T23:59:59', 'sometime-today'],
    ['2026-11-21T00:00:00', 'over'],
  ])('C24: with a date without a time, at %s it is %s', (clock, phase) => {
    // The interface writes such a day as its midnight.
    for (const eventDatetime of ['2026-11-20', '2026-11-20T00:00:00', '2026-11-20T00:00'])
      expect(phaseAt(clock, { ...game, eventDatetime })).toBe(phase);
  });

  test.each(['TBD', null])('C24: with the date %s it is undated, not over', (eventDatetime) => {
    expect(phaseAt('2026-11-20T12:00:00', { ...game, eventDatetime })).toBe('undated');
  });
});
