import { readFileSync } from 'node:fs';

import { instancesOf } from '../../../src/feeds/calendar/instancesOf.ts';
import { readCalendar } from '../../../src/feeds/calendar/readCalendar.ts';
import { civilTimeOf } from '../../../src/lib/time/civil-time.ts';
import { formatIso } from '../../../src/lib/time/zoned-time.ts';
import { realFeedPath } from '../gtfs/real-feeds.ts';

/** The starts of the instances between two times, as UTC date-times, and what was left out. */
export function startsIn(
  bytes: Uint8Array,
  from: string,
  to: string,
  cityZone = 'America/Chicago',
): { starts: string[]; leftOut: Readonly<Record<string, number>>; uncounted: number } {
  const calendar = readCalendar(bytes, cityZone, Number(from.slice(0, 4)));
  const found = instancesOf(calendar, Date.parse(from), Date.parse(to));
  return {
    starts: found.instances.map(({ start }) => new Date(start).toISOString().slice(0, 16)),
    leftOut: calendar.leftOut,
    uncounted: found.leftOut,
  };
}

/** The path of a published calendar; null if it is not on this machine. */
export const calendarPath = (name: string) => realFeedPath(`calendars/${name}.ics`);
export const readPublished = (name: string): Uint8Array => readFileSync(calendarPath(name) ?? '');

/** The zone of the city. */
export const CHICAGO = 'America/Chicago';
/** The time of the public cases. */
const NOW = Date.parse('2026-11-26T12:00:00-06:00');

/** The instances of two months in Chicago, as `12-02 19:00 2 h Concert`, and what was found. */
export function readOdd(bytes: Uint8Array) {
  const calendar = readCalendar(bytes, CHICAGO, 2026, 'arena.ics');
  const { instances } = instancesOf(calendar, NOW, NOW + 60 * 86_400_000);
  const shown = instances.map(({ start, end, name, isAllDay }) => {
    const text = formatIso(civilTimeOf(start, CHICAGO)).replace('T', ' ').slice(5, 16);
    return `${isAllDay ? text.slice(0, 5) : `${text} ${(end - start) / 3_600_000} h`} ${name}`;
  });
  return { ...calendar, shown };
}

/** The lines of an event. */
export const event = (...lines: readonly string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
/** A calendar of components, each with all its lines. */
export const calendarIn = (...lines: readonly (readonly string[])[]) =>
  new TextEncoder().encode(['BEGIN:VCALENDAR', ...lines.flat(), 'END:VCALENDAR', ''].join('\r\n'));
/** A start in December 2026, such as `02T1900`. */
export const at = (time: string) => `DTSTART;TZID=America/Chicago:202612${time}00`;
/** On December 1, 8, 15 and 22 at 19:00. */
export const QUIZ = [
  'UID:q',
  at('01T1900'),
  'DURATION:PT2H',
  'SUMMARY:Quiz',
  'RRULE:FREQ=WEEKLY;COUNT=4',
];

/** A calendar of events with the name Match and the given lines. */
export const calendarOf = (...events: readonly (readonly string[])[]): Uint8Array =>
  calendarIn(...events.map((lines) => event('SUMMARY:Match', ...lines)));
