import { describe, expect, test } from 'vitest';

import type { SpecialEvent } from '../../../../src/contract/parking/special-event.ts';
import { calendarFile } from '../../../../src/features/events/calendar/calendarFile.ts';
import { groupEvents } from '../../../../src/features/events/groupEvents.ts';
import { aLot, anEvent, theSettings } from '../../../support/builders.ts';

const NOW = Date.parse('2026-11-01T12:00:00Z');
const words = {
  parkingFor: (name: string) => `Event parking: ${name}`,
  windowSentence: () => 'Event parking Nov 20',
};

function fileOf(event: Partial<SpecialEvent>, timeZone = 'America/Chicago'): string {
  const policy = theSettings().events;
  const lot = aLot({
    name: 'Lake; Johnson, Ramp',
    specialEvents: [anEvent({ eventDatetime: '2026-11-20T19:00:00', ...event })],
  });
  const [first] = groupEvents([lot], { now: NOW, timeZone, policy });
  if (first === undefined) throw new Error('the event is over');
  return calendarFile(first, { timeZone, now: NOW, words }) ?? '';
}

/** The unfolded lines of a file. */
const lines = (file: string) => file.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
const entries = (file: string) =>
  file
    .split('BEGIN:VEVENT\r\n')
    .slice(1)
    .map((entry) => lines(entry));

const window = {
  parkingStartDatetime: '2026-11-20T16:00:00',
  parkingEndDatetime: '2026-11-21T01:00:00',
};
const noWindow = { parkingStartDatetime: null, parkingEndDatetime: null };

describe('the calendar file of an event', () => {
  test('C31: has its time in UTC', () => {
    const file = fileOf(window);
    expect(entries(file)[0]).toEqual(
      expect.arrayContaining([
        'DTSTAMP:20261101T120000Z',
        'DTSTART:20261121T010000Z',
        'SUMMARY:Graduation - Madison East & La Follette',
        'LOCATION:Kohl Center',
        'URL:https://parking.example.org/events',
      ]),
    );
  });

  test('C31: has the parking as a second entry if its window is published', () => {
    expect(entries(fileOf(window))[1]).toEqual(
      expect.arrayContaining([
        'DTSTART:20261120T220000Z',
        'DTEND:20261121T070000Z',
        'SUMMARY:Event parking: Graduation - Madison East & La Follette',
        String.raw`LOCATION:Lake\; Johnson\, Ramp`,
      ]),
    );
  });

  test.each([
    ['no window', noWindow],
    ['half a window', { ...window, parkingEndDatetime: null }],
    [
      'a window that ends before it starts',
      { ...window, parkingEndDatetime: '2026-11-20T10:00:00' },
    ],
  ])('C31: has one entry for an event with %s', (_, times) => {
    expect(entries(fileOf(times))).toHaveLength(1);
  });

  test('C31: a date without a time is a whole day', () => {
    const file = fileOf({
      eventDatetime: '2026-11-20',
      parkingStartDatetime: '2026-11-20',
      parkingEndDatetime: '2026-11-21',
    });
    expect(entries(file)[0]).toContain('DTSTART;VALUE=DATE:20261120');
    expect(entries(file)[1]).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20261120', 'DTEND;VALUE=DATE:20261122']),
    );
  });

  test('C31: there is no file for a date that cannot be read', () => {
    expect(fileOf({ ...noWindow, eventDatetime: 'TBD' })).toBe('');
  });

  test('C31: a name cannot end a line or start another entry', () => {
    const name = 'A\r\nEND:VCALENDAR\r\nBEGIN:VEVENT;\\,\u0007';
    const file = fileOf({ ...noWindow, eventName: name });
    expect(entries(file)).toHaveLength(1);
    expect(lines(file).find((line) => line.startsWith('SUMMARY'))).toBe(
      String.raw`SUMMARY:A\nEND:VCALENDAR\nBEGIN:VEVENT\;\\\,`,
    );
  });

  test('C31: no line is longer than 75 octets, no character is split, and all lines end in CRLF', () => {
    const file = fileOf({ ...noWindow, eventName: 'Fête 🎉 '.repeat(40).trim() });
    const physical = file.split('\r\n');
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(
      Math.max(...physical.map((line) => new TextEncoder().encode(line).length)),
    ).toBeLessThanOrEqual(75);
    expect(lines(file)).toContain(`SUMMARY:${'Fête 🎉 '.repeat(40).trim()}`);
  });

  test('C31: an event always has the same UID, different from other events', () => {
    const uid = (event: Partial<SpecialEvent>) =>
      lines(fileOf(event)).find((line) => line.startsWith('UID:'));
    expect(uid(window)).toBe(uid(noWindow));
    expect(uid({ eventName: 'Other' })).not.toBe(uid(window));
    expect(uid(window)).toMatch(/^UID:[0-9a-f]+-event@curbside$/);
  });
});
