import { readFileSync } from 'node:fs';

import { instancesOf } from '../../../src/feeds/calendar/instancesOf.ts';
import { readCalendar } from '../../../src/feeds/calendar/readCalendar.ts';
import { realFeedPath } from '../gtfs/real-feeds.ts';

/** A calendar with events of the given lines. */
export const calendarOf = (...events: readonly (readonly string[])[]): Uint8Array =>
  new TextEncoder().encode(
    [
      'BEGIN:VCALENDAR',
      ...events.flatMap((lines) => ['BEGIN:VEVENT', 'SUMMARY:Match', ...lines, 'END:VEVENT']),
      'END:VCALENDAR',
    ].join('\r\n'),
  );

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
