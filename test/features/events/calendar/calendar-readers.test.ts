import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';

import type { ParkingLot } from '../../../../src/contract/parking/parking-lot.ts';
import { calendarFile } from '../../../../src/features/events/calendar/calendarFile.ts';
import { groupEvents } from '../../../../src/features/events/groupEvents.ts';
import { parseDateTime } from '../../../../src/lib/time/zoned-time.ts';
import { aLot, anEvent, theSettings } from '../../../support/builders.ts';

const NOW = Date.parse('2026-01-01T12:00:00Z');
const policy = theSettings().events;

/** The entries of an event's file as ical.js reads them. */
function readBack(event: Parameters<typeof anEvent>[0], timeZone: string) {
  return readEvent([aLot({ specialEvents: [anEvent(event)] })], timeZone);
}

function readEvent(lots: readonly ParkingLot[], timeZone: string) {
  const [first] = groupEvents(lots, { now: NOW, timeZone, policy });
  if (first === undefined) throw new Error('the event is over');
  const words = {
    parkingFor: (name: string) => `Parking: ${name}`,
    windowSentence: () => 'Window',
  };
  const file = calendarFile(first, { timeZone, now: NOW, words }) ?? '';
  const calendar = ICAL.Component.fromString(file);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { summary, startDate, endDate, location } = new ICAL.Event(component);
    return {
      summary,
      location,
      start: startDate.toUnixTime() * 1000,
      end: endDate.toUnixTime() * 1000,
    };
  });
}

describe.each(['America/Chicago', 'Asia/Kathmandu', 'Australia/Lord_Howe'])(
  'a calendar app that reads a file with times in %s',
  (timeZone) => {
    const instant = (text: string) => parseDateTime(text, timeZone)?.instant;

    test.each([
      ['in winter', '2026-01-20T19:00:00', '2026-01-20T16:00:00', '2026-01-21T01:30:00'],
      ['in summer', '2026-07-20T19:00:00', '2026-07-20T16:00:00', '2026-07-20T23:00:00'],
      ['in autumn', '2026-11-20T19:00:00', '2026-11-20T16:00:00', '2026-11-20T23:00:00'],
      ['in the next year', '2027-06-20T19:00:00', '2027-06-20T16:00:00', '2027-06-20T23:00:00'],
    ])('C31: gets the right instants of an event %s', (_, eventDatetime, from, to) => {
      const entries = readBack(
        { eventDatetime, parkingStartDatetime: from, parkingEndDatetime: to },
        timeZone,
      );
      expect(entries).toMatchObject([
        { location: 'Kohl Center', start: instant(eventDatetime) },
        { start: instant(from), end: instant(to) },
      ]);
    });
  },
);

test('C31: a calendar app reads a name exactly as it was sent', () => {
  const eventName = 'Año Nuevo; “Fête”, 50 % off \\ and a long, long name '.repeat(3).trim();
  const [entry] = readBack({ eventName }, 'America/Chicago');
  expect(entry?.summary).toBe(eventName);
});

test('C20, C31: a calendar app gets the right instant of a time that the clocks skip', () => {
  const eventDatetime = '2026-03-08T02:30:00';
  const noWindow = { parkingStartDatetime: null, parkingEndDatetime: null };
  const [entry] = readBack({ eventDatetime, ...noWindow }, 'America/Chicago');
  expect(new Date(entry?.start ?? 0)).toEqual(new Date('2026-03-08T08:30:00Z'));
});

test('C20, C31: a calendar app gets the right instants of times that occur twice', () => {
  const [entry, parking] = readBack(
    {
      eventDatetime: '2026-11-01T01:30:00',
      parkingStartDatetime: '2026-11-01T01:00:00',
      parkingEndDatetime: '2026-11-01T01:30:00-06:00',
    },
    'America/Chicago',
  );
  expect(entry?.start).toBe(Date.parse('2026-11-01T06:30:00Z'));
  expect(parking?.start).toBe(Date.parse('2026-11-01T06:00:00Z'));
  expect(parking?.end).toBe(Date.parse('2026-11-01T07:30:00Z'));
});

test('C31: each parking window has its own entry with its lots', () => {
  const lotWith = (name: string, from: string) =>
    aLot({
      name,
      shortName: name,
      specialEvents: [
        anEvent({
          parkingStartDatetime: `2026-11-20T${from}:00`,
          parkingEndDatetime: '2026-11-20T23:00:00',
        }),
      ],
    });
  const lots = [lotWith('A', '16:00'), lotWith('B', '18:00'), lotWith('C', '16:00')];
  const [, ...parking] = readEvent(lots, 'America/Chicago');
  expect(parking).toMatchObject([
    { location: 'A, C', start: Date.parse('2026-11-20T16:00-06:00') },
    { location: 'B', start: Date.parse('2026-11-20T18:00-06:00') },
  ]);
});
