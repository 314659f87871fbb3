import { instancesOf } from '../../feeds/calendar/instancesOf.ts';
import { readCalendar } from '../../feeds/calendar/readCalendar.ts';
import { section } from '../../feeds/gtfs/report/reportLines.ts';
import { counted, longDate, printable } from '../../feeds/gtfs/report/wording.ts';
import { serviceDateAt } from '../../lib/time/service-date.ts';
import { fileName } from '../settings/address-settings.ts';
import type { ReportCity } from './lotLines.ts';

const DAY = 86_400_000;
/** As in the settings, if they say nothing. */
const DAYS = 60;

/**
 * Explains a calendar of events in the form of the report on a GTFS feed.
 *
 * @param name the calendar's path or URL
 * @returns lines of text without line breaks
 * @throws FileError if it would be refused
 */
export function eventLines(
  name: string,
  bytes: Uint8Array,
  { timeZone, now }: ReportCity,
): string[] {
  const year = new Date(now).getUTCFullYear();
  const calendar = readCalendar(bytes, timeZone, year, fileName({ url: name }));
  const { instances, problems: costly } = instancesOf(calendar, now, now + DAYS * DAY);
  const problems = [...calendar.problems, ...costly];
  const dated = instances
    .slice(0, 3)
    .map(({ name: event, start }) => `${event} on ${longDate(serviceDateAt(start, timeZone))}`);
  const first = dated.length === 0 ? '' : `: ${dated.join('; ')}`;
  return [
    '',
    `Events, from ${name}:`,
    `${counted(calendar.events.length, 'event')}, ${counted(instances.length, 'date')} in the next ${DAYS} days${first}.`,
    ...(problems.length === 0 ? ['', 'No problems were found.'] : []),
    ...section('Problems:', problems),
    ...section('Worth a look:', calendar.notes),
  ].map(printable);
}
