import { describe, expect, test } from 'vitest';

import { instancesOf } from '../../../src/feeds/calendar/instancesOf.ts';
import { readCalendar } from '../../../src/feeds/calendar/readCalendar.ts';
import { venueEvents } from '../../../src/feeds/calendar/venueEvents.ts';
import { calendarOf } from '../../support/feeds/calendars.ts';

const CHICAGO = 'America/Chicago';
const DAY = 86_400_000;
/** A day without a time, as the interface writes it. */
const day = (date: string) => `${date}T00:00:00`;

const NOON = Date.parse('2026-11-20T12:00:00-06:00');

interface Given {
  readonly parking?: { beforeHours: number; afterHours: number; rule?: 'closed' };
  readonly place?: { lat: number; lon: number };
  readonly now?: number;
}

/** The events of a venue's calendar, as the server lists them: 60 days ahead, and those since the day before. */
function listed(lines: readonly (readonly string[])[], { parking, place, now = NOON }: Given = {}) {
  const calendar = readCalendar(calendarOf(...lines), CHICAGO, 2026);
  const { instances } = instancesOf(calendar, now - DAY, now + 60 * DAY);
  const venue = { venue: 'Kohl Center', webUrl: 'https://a.example/', parking, place };
  return venueEvents(instances, venue, CHICAGO, now);
}

const eventsOf = (lines: readonly string[], given?: Given) => listed([lines], given).events;
const startsOf = (lines: readonly string[], given?: Given) =>
  eventsOf(lines, given).map(({ eventDatetime }) => eventDatetime);

describe('the events of a venue', () => {
  test('S8: have the interface’s shape, with texts without escapes', () => {
    const lines = [
      'SUMMARY:ignored',
      'DTSTART:20261121T010000Z',
      'DTEND:20261121T030000Z',
      'URL:https://b.example/game',
    ];
    expect(eventsOf(lines)).toEqual([
      {
        eventName: 'Match',
        eventVenue: 'Kohl Center',
        webUrl: 'https://b.example/game',
        eventDatetime: '2026-11-20T19:00:00',
        parkingStartDatetime: null,
        parkingEndDatetime: null,
        eventEndDatetime: '2026-11-20T21:00:00',
      },
    ]);
  });

  test('C42: have their end only where the calendar has it, and the venue’s place', () => {
    expect(eventsOf(['DTSTART:20261121T010000Z'])[0]).not.toHaveProperty('eventEndDatetime');
    expect(eventsOf(['DTSTART;VALUE=DATE:20261121'])[0]).not.toHaveProperty('eventEndDatetime');
    const place = { lat: 43.07, lon: -89.4 };
    expect(eventsOf(['DTSTART:20261121T010000Z'], { place })[0]).toMatchObject({
      coordinates: { lat: 43.07, lng: -89.4 },
    });
  });

  test('C41: say who may park then, if the settings do', () => {
    const parking = { beforeHours: 2, afterHours: 1, rule: 'closed' as const };
    const lines = ['DTSTART:20261121T010000Z', 'DURATION:PT2H30M'];
    expect(eventsOf(lines, { parking })[0]).toMatchObject({ parkingRule: 'closed' });
  });

  test('S8: have the parking times of the settings', () => {
    const parking = { beforeHours: 2, afterHours: 0.5 };
    expect(eventsOf(['DTSTART:20261121T010000Z', 'DURATION:PT2H30M'], { parking })).toMatchObject([
      {
        webUrl: 'https://a.example/',
        parkingStartDatetime: '2026-11-20T17:00:00',
        parkingEndDatetime: '2026-11-20T22:00:00',
      },
    ]);
  });

  test('S8: of several days have one parking window, around all of them, if the settings give one', () => {
    const parking = { beforeHours: 1, afterHours: 2 };
    const days = ['DTSTART;VALUE=DATE:20261120', 'DTEND;VALUE=DATE:20261123'];
    expect(eventsOf(days, { parking })).toMatchObject([
      {
        eventDatetime: day('2026-11-20'),
        parkingStartDatetime: '2026-11-19T23:00:00',
        parkingEndDatetime: '2026-11-23T02:00:00',
      },
    ]);
  });
});

describe('without parking times in the settings', () => {
  test.each([
    ['past midnight', ['DTSTART:20261121T030000Z', 'DTEND:20261121T080000Z']],
    ['of a whole day', ['DTSTART;VALUE=DATE:20261120']],
    ['of several days', ['DTSTART;VALUE=DATE:20261120', 'DTEND;VALUE=DATE:20261123']],
    ['over several days', ['DTSTART:20261121T010000Z', 'DTEND:20261123T010000Z']],
  ])('C22, C23: an event %s has no parking window', (_how, lines) => {
    const events = eventsOf(lines);
    expect(events.length).toBeGreaterThan(0);
    for (const event of events)
      expect(event).toMatchObject({ parkingStartDatetime: null, parkingEndDatetime: null });
  });

  test('S8: an event past midnight is listed once, with its start', () => {
    const lines = ['DTSTART:20261121T030000Z', 'DTEND:20261121T080000Z'];
    expect(startsOf(lines)).toEqual(['2026-11-20T21:00:00']);
  });

  test('S8: an event of a whole day starts at its midnight, because the interface has no date alone', () => {
    expect(startsOf(['DTSTART;VALUE=DATE:20261121'])).toEqual([day('2026-11-21')]);
  });

  test('S8: an event of several days is listed for each, until the last is over', () => {
    const days = ['DTSTART;VALUE=DATE:20261120', 'DTEND;VALUE=DATE:20261123'];
    expect(startsOf(days)).toEqual([day('2026-11-20'), day('2026-11-21'), day('2026-11-22')]);
    expect(startsOf(days, { now: NOON + DAY })).toEqual([day('2026-11-21'), day('2026-11-22')]);
    expect(startsOf(days, { now: NOON + 2 * DAY })).toEqual([day('2026-11-22')]);
    expect(startsOf(days, { now: NOON + 3 * DAY })).toEqual([]);
  });

  test('S8: an event with times over several days has its start on the first of them', () => {
    const weekend = ['DTSTART:20261121T010000Z', 'DTEND:20261122T220000Z'];
    expect(startsOf(weekend)).toEqual([
      '2026-11-20T19:00:00',
      day('2026-11-21'),
      day('2026-11-22'),
    ]);
    const untilMidnight = ['DTSTART:20261121T010000Z', 'DTEND:20261122T060000Z'];
    expect(startsOf(untilMidnight)).toEqual(['2026-11-20T19:00:00', day('2026-11-21')]);
  });

  test('S8: the days keep their dates when the clocks change', () => {
    const now = Date.parse('2026-10-31T12:00:00-05:00');
    const days = ['DTSTART;VALUE=DATE:20261031', 'DTEND;VALUE=DATE:20261103'];
    expect(startsOf(days, { now })).toEqual([
      day('2026-10-31'),
      day('2026-11-01'),
      day('2026-11-02'),
    ]);
  });

  test('S16: at most 14 days of an event are listed, and 200 events of a venue, the nearest', () => {
    const year = ['DTSTART;VALUE=DATE:20260901', 'DTEND;VALUE=DATE:20270801'];
    const starts = startsOf(year);
    expect(starts).toHaveLength(14);
    expect([starts[0], starts.at(-1)]).toEqual([day('2026-11-20'), day('2026-12-03')]);
    const { events, leftOut } = listed(Array.from({ length: 20 }, () => year));
    expect(events).toHaveLength(200);
    expect(events.at(-1)?.eventDatetime).toBe(day('2026-11-29'));
    expect(leftOut).toBe(80);
  });
});
