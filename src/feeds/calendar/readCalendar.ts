import { parseHttpUrl } from '../../lib/parseHttpUrl.ts';
import {
  type CalendarTime,
  instantOfTime,
  parseCalendarTime,
  parseDuration,
} from './calendar-time.ts';
import { type Component, parseCalendar, unescapeText } from './parseCalendar.ts';
import { parseRule, type Rule } from './parseRule.ts';
import { createZoneResolver } from './resolveZone.ts';

const DAY = 86_400_000;
const LONGEST_EVENT = 366 * DAY;
const LONGEST_TEXT = 200;
/** Rules that are expanded; each costs time. */
const MOST_RULES = 1000;
/** The additional and the excluded dates of all events; each costs time. */
const MOST_DATES = 20_000;

/** An event of a calendar: one, or the first of several. */
export interface CalendarEvent {
  readonly uid: string;
  readonly name: string;
  /** A URL of http or https, or an empty string. */
  readonly webUrl: string;
  readonly start: CalendarTime;
  /** Milliseconds; 0 if the end is not known. */
  readonly duration: number;
  readonly rule: Rule | null;
  /** The instant of UNTIL, which is included; null without one. */
  readonly until: number | null;
  readonly moreStarts: readonly CalendarTime[];
  /** Instances that do not take place. */
  readonly exceptions: readonly CalendarTime[];
  /** The instance that this event replaces; null if it is no such event. */
  readonly replaces: CalendarTime | null;
  readonly isCancelled: boolean;
}

export interface Calendar {
  readonly events: readonly CalendarEvent[];
  /** What was left out, and why: how many events by kind. */
  readonly leftOut: Readonly<Record<string, number>>;
}

/** Why an event can't be used. */
type Fault =
  | 'events without a time'
  | 'events without a name'
  | 'events in an unknown time zone'
  | 'events with a rule that is not supported'
  | 'events with too many dates';

function readEvent(
  { properties }: Component,
  zoneOf: (tzid: string) => string | null,
  floatingZone: string,
  cityZone: string,
): CalendarEvent | Fault {
  const first = (name: string) => properties.get(name)?.[0];
  let isUnknownZone = false;
  const timesOf = (name: string): CalendarTime[] =>
    (properties.get(name) ?? []).flatMap(({ value, parameters }) => {
      const tzid = parameters.get('TZID');
      const zone = tzid === undefined ? floatingZone : zoneOf(tzid);
      if (zone === null) isUnknownZone = true;
      const times = value
        .split(',')
        .flatMap((text) => parseCalendarTime(text, zone ?? 'UTC') ?? []);
      // A date is a day of the city, also in a calendar whose own zone is UTC.
      return times.map((time) => (time.second === null ? { ...time, zone: cityZone } : time));
    });
  const [start] = timesOf('DTSTART');
  if (isUnknownZone) return 'events in an unknown time zone';
  if (start === undefined) return 'events without a time';
  const [end] = timesOf('DTEND');
  const given =
    end === undefined
      ? parseDuration(first('DURATION')?.value ?? '')
      : instantOfTime(end) - instantOfTime(start);
  const duration = Math.min(LONGEST_EVENT, Math.max(given ?? 0, start.second === null ? DAY : 0));
  const name = unescapeText(first('SUMMARY')?.value ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const ruleText = first('RRULE')?.value;
  const rule = ruleText === undefined ? null : parseRule(ruleText);
  if (ruleText !== undefined && rule === null) return 'events with a rule that is not supported';
  const untilText = rule?.until ?? null;
  const until = untilText === null ? null : parseCalendarTime(untilText, start.zone);
  const isCancelled = /^CANCELLED$/i.test(first('STATUS')?.value.trim() ?? '');
  if (name === '' && !isCancelled) return 'events without a name';
  return {
    uid: first('UID')?.value ?? '',
    name: name.slice(0, LONGEST_TEXT),
    webUrl: parseHttpUrl(first('URL')?.value ?? '')?.href ?? '',
    start,
    duration,
    rule,
    until: until === null ? null : instantOfTime(until) + (until.second === null ? DAY - 1 : 0),
    moreStarts: timesOf('RDATE'),
    exceptions: timesOf('EXDATE'),
    replaces: timesOf('RECURRENCE-ID')[0] ?? null,
    isCancelled,
  };
}

/** How many additional and excluded dates an event has. */
function countDates({ properties }: Component): number {
  const lists = [...(properties.get('RDATE') ?? []), ...(properties.get('EXDATE') ?? [])];
  return lists.reduce((sum, { value }) => sum + value.split(',').length, 0);
}

/** A calendar may have several versions of an event. The one with the highest SEQUENCE counts. */
function newestVersions(components: readonly Component[]): Component[] {
  const newest = new Map<string, { component: Component; sequence: number }>();
  for (const [index, component] of components.entries()) {
    const textOf = (name: string) => component.properties.get(name)?.[0]?.value ?? '';
    const uid = textOf('UID');
    const key = uid === '' ? `#${index}` : JSON.stringify([uid, textOf('RECURRENCE-ID')]);
    const sequence = Number(textOf('SEQUENCE')) || 0;
    const existing = newest.get(key);
    if (existing === undefined || sequence >= existing.sequence)
      newest.set(key, { component, sequence });
  }
  return [...newest.values()].map(({ component }) => component);
}

/**
 * Reads the events of an iCalendar file (S8).
 *
 * @param cityZone the IANA zone of times without one
 * @param year the current one
 * @throws CalendarError if it is no calendar, or too long
 */
export function readCalendar(bytes: Uint8Array, cityZone: string, year: number): Calendar {
  const names = ['VCALENDAR', 'VEVENT', 'VTIMEZONE', 'STANDARD', 'DAYLIGHT'];
  const components = parseCalendar(bytes, names);
  const zoneOf = createZoneResolver(components, cityZone, year);
  const calendar = components.find(({ name }) => name === 'VCALENDAR');
  const ownZone = calendar?.properties.get('X-WR-TIMEZONE')?.[0]?.value;
  const floatingZone = (ownZone === undefined ? null : zoneOf(ownZone)) ?? cityZone;
  const isCancelled = calendar?.properties.get('METHOD')?.[0]?.value.toUpperCase() === 'CANCEL';
  const leftOut: Record<string, number> = {};
  const events: CalendarEvent[] = [];
  let rules = 0;
  let dates = 0;
  for (const component of newestVersions(components.filter(({ name }) => name === 'VEVENT'))) {
    dates += countDates(component);
    let event: CalendarEvent | Fault =
      dates > MOST_DATES
        ? 'events with too many dates'
        : readEvent(component, zoneOf, floatingZone, cityZone);
    if (typeof event !== 'string' && event.rule !== null && ++rules > MOST_RULES)
      event = 'events with a rule that is not supported';
    if (typeof event === 'string') leftOut[event] = (leftOut[event] ?? 0) + 1;
    else events.push(isCancelled ? { ...event, isCancelled } : event);
  }
  return { events, leftOut };
}
