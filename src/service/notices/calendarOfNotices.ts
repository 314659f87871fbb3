import type { Alert, AlertPeriod } from '../../contract/alerts/Alert.ts';
import { calendarOf, calendarText, uidOf, utcTime } from '../../lib/time/calendar-text.ts';
import { addDays, serviceDateAt } from '../../lib/time/service-date.ts';
import { type NoticesPage, ownText } from './feedOfNotices.ts';

/** Of one notice, such as a closure on each weekend. */
const MOST_PERIODS = 50;

/**
 * When an entry is: the period, or whole days if it lacks an end. A notice in force without a beginning is there today, and
 * one without an end up to today.
 */
function whenOf({ from, until }: AlertPeriod, now: number, timeZone: string): readonly string[] {
  if (from !== undefined && until !== undefined)
    return [`DTSTART:${utcTime(from)}`, `DTEND:${utcTime(until)}`];
  const first = from ?? now;
  const last = Math.max(first, until ?? now);
  return [
    `DTSTART;VALUE=DATE:${serviceDateAt(first, timeZone)}`,
    // The first day after it.
    `DTEND;VALUE=DATE:${addDays(serviceDateAt(last, timeZone), 1)}`,
  ];
}

/** Notices as a calendar: an entry for each period, which changes only with them and at midnight. */
export const calendarOfNotices = (
  alerts: readonly Alert[],
  { title, timeZone }: NoticesPage,
  now: number,
): string =>
  calendarOf('Notices', [
    [`X-WR-CALNAME:${calendarText(title)}`],
    ...alerts.flatMap(({ alertID, header, description, periods, webUrl }) =>
      periods
        .slice(0, MOST_PERIODS)
        .map((period) => [
          'BEGIN:VEVENT',
          `UID:${uidOf(alertID, `${period.from ?? 0}-${period.until ?? 0}`)}`,
          `DTSTAMP:${utcTime(period.from ?? 0)}`,
          ...whenOf(period, now, timeZone),
          `SUMMARY:${calendarText(ownText(header))}`,
          `DESCRIPTION:${calendarText(ownText(description))}`,
          ...(webUrl === undefined ? [] : [`URL:${webUrl.replaceAll(/\s/g, '')}`]),
          'TRANSP:TRANSPARENT',
          'END:VEVENT',
        ]),
    ),
  ]);
