import type { EventTimes } from '../../../contract/parking/eventTimes.ts';
import { parseHttpUrl } from '../../../lib/parseHttpUrl.ts';
import { civilTimeOf } from '../../../lib/time/civil-time.ts';
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

const MAX_OCTETS = 75;

const NO_WINDOW = { from: null, to: null };

/** Folds a line after 75 octets, never inside a character (RFC 5545, 3.1). */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > MAX_OCTETS) {
      parts.push(part);
      // The space that marks a continuation line counts too.
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}

/** Escapes special characters (RFC 5545, 3.3.11) and removes control characters. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '');
}

/** An instant in iCalendar form, in UTC: 20261121T010000Z. */
const utcTime = (instant: number): string =>
  new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** A calendar app shows a time in UTC in the zone of its device, so the file needs no rules of a zone. */
function dateTimeLine(
  name: string,
  { instant, hasTime }: ParsedDateTime,
  timeZone: string,
): string {
  if (hasTime) return `${name}:${utcTime(instant)}`;
  const { year, month, day } = civilTimeOf(instant, timeZone);
  return `${name};VALUE=DATE:${utcTime(Date.UTC(year, month - 1, day)).slice(0, 8)}`;
}

/** A stable UID, so that importing a file twice makes one entry. `part` is the entry in the file. */
function uidOf(key: string, part: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const octet of new TextEncoder().encode(key))
    hash = BigInt.asUintN(64, (hash ^ BigInt(octet)) * 0x100000001b3n);
  return `${hash.toString(16)}-${part}@curbside`;
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
    `SUMMARY:${escaped(summary)}`,
    ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
    `DESCRIPTION:${escaped(description)}`,
    ...(url === null ? [] : [`URL:${url.href}`]),
    'END:VEVENT',
  ];
  const parking = windows.flatMap(({ times: { window }, lots }, index) => {
    const { from, to } = window ?? NO_WINDOW;
    return from === null || to === null || from.hasTime !== to.hasTime
      ? []
      : entry(
          index === 0 ? 'parking' : `parking-${index + 1}`,
          words.parkingFor(event.eventName),
          [dateTimeLine('DTSTART', from, timeZone), dateTimeLine('DTEND', to, timeZone)],
          lots,
          descriptions[index] ?? '',
        );
  });
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Curbside//Events//EN',
    'METHOD:PUBLISH',
    ...entry(
      'event',
      event.eventName,
      [dateTimeLine('DTSTART', start, timeZone)],
      event.eventVenue ?? '',
      descriptions.join('\n'),
    ),
    ...parking,
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
