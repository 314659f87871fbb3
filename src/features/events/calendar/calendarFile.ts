import type { EventTimes } from '../../../contract/parking/eventTimes.ts';
import { parseHttpUrl } from '../../../lib/parseHttpUrl.ts';
import { calendarOf, calendarText, uidOf, utcTime } from '../../../lib/time/calendar-text.ts';
import { serviceDateAt } from '../../../lib/time/service-date.ts';
import type { ParsedDateTime } from '../../../lib/time/zoned-time.ts';
import { lotsByWindow } from '../groupEvents.ts';
import type { CityEvent } from '../groupEvents.ts';

/** The texts of a calendar entry. */
interface CalendarWords {
  /** "Event parking: Hockey" */
  readonly parkingFor: (eventName: string) => string;
  /** A sentence with the published parking window of the event at a lot. */
  readonly windowSentence: (times: EventTimes) => string;
}

const NO_WINDOW = { from: null, to: null };

/** A calendar app shows a time in UTC in the zone of its device, so the file needs no rules of a zone. */
function dateTimeLine(
  name: string,
  { instant, hasTime }: ParsedDateTime,
  timeZone: string,
): string {
  if (hasTime) return `${name}:${utcTime(instant)}`;
  return `${name};VALUE=DATE:${serviceDateAt(instant, timeZone)}`;
}

interface CalendarOptions {
  /** IANA zone of the service, for days without a time. */
  readonly timeZone: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly words: CalendarWords;
}

/**
 * An event as an iCalendar file (RFC 5545), with times in UTC. Each parking window
 * with a published start and end gets its own entry, which names its lots.
 *
 * @returns null if the event's date can't be read
 */
export function calendarFile(
  event: CityEvent,
  { timeZone, now, words }: CalendarOptions,
): string | null {
  const { start } = event.times;
  if (start === null) return null;
  const url = parseHttpUrl(event.webUrl);
  const windows = lotsByWindow(event).flatMap((atLots) => {
    const [first] = atLots;
    const lots = atLots.map(({ lot }) => lot.name).join(', ');
    return first === undefined ? [] : [{ times: first.times, lots }];
  });
  const descriptions = windows.map(({ times, lots }) => `${words.windowSentence(times)}\n${lots}`);
  const entry = (
    part: string,
    summary: string,
    when: readonly string[],
    place: string,
    description: string,
  ) => [
    'BEGIN:VEVENT',
    `UID:${uidOf(event.key, part)}`,
    `DTSTAMP:${utcTime(now)}`,
    ...when,
    `SUMMARY:${calendarText(summary)}`,
    ...(place === '' ? [] : [`LOCATION:${calendarText(place)}`]),
    `DESCRIPTION:${calendarText(description)}`,
    ...(url === null ? [] : [`URL:${url.href}`]),
    'END:VEVENT',
  ];
  const parking = windows.flatMap(({ times: { window }, lots }, index) => {
    const { from, to } = window ?? NO_WINDOW;
    return from === null || to === null || from.hasTime !== to.hasTime
      ? []
      : [
          entry(
            index === 0 ? 'parking' : `parking-${index + 1}`,
            words.parkingFor(event.eventName),
            [dateTimeLine('DTSTART', from, timeZone), dateTimeLine('DTEND', to, timeZone)],
            lots,
            descriptions[index] ?? '',
          ),
        ];
  });
  return calendarOf('Events', [
    entry(
      'event',
      event.eventName,
      [dateTimeLine('DTSTART', start, timeZone)],
      event.eventVenue ?? '',
      descriptions.join('\n'),
    ),
    ...parking,
  ]);
}
