import { runSteps, type Steps } from '../../lib/steps.ts';
import { RowFindings } from '../findings/RowFindings.ts';
import type { CalendarEvent } from './events/CalendarEvent.ts';
import { newestVersions } from './events/newestVersions.ts';
import { readEvent } from './events/readEvent.ts';
import { type Component, parseCalendar } from './parseCalendar.ts';
import { createZoneResolver } from './zones/resolveZone.ts';

/** Rules that are expanded; each costs time. */
const MOST_RULES = 1000;
/** The additional and the excluded dates of all events; each costs time. */
const MOST_DATES = 20_000;
/** Of one event: daily for 13 years. */
const MOST_DATES_OF_EVENT = 5000;
/** They are read in a few milliseconds. */
const EVENTS_PER_STEP = 20;
const DATES_PER_STEP = 200;

export interface Calendar {
  readonly events: readonly CalendarEvent[];
  /** What was left out, and why: how many events by kind. */
  readonly leftOut: Readonly<Record<string, number>>;
  /** The same in sentences, with file, line, property and value. */
  readonly problems: readonly string[];
  /** What else the operator should know, in such sentences. */
  readonly notes: readonly string[];
}

/** How many additional and excluded dates an event has. */
function countDates({ properties }: Component): number {
  const lists = [...(properties.get('RDATE') ?? []), ...(properties.get('EXDATE') ?? [])];
  return lists.reduce((sum, { value }) => sum + value.split(',').length, 0);
}

/**
 * Reads the events of an iCalendar file, in steps of a few milliseconds.
 *
 * @param cityZone the IANA zone of times without one
 * @param year the current one
 * @param file its name, for the findings
 * @throws FileError if it is no calendar, or too long
 */
export function* readCalendarSteps(
  bytes: Uint8Array,
  cityZone: string,
  year: number,
  file = 'the file',
): Steps<Calendar> {
  const findings = new RowFindings();
  const names = ['VCALENDAR', 'VEVENT', 'VTIMEZONE', 'STANDARD', 'DAYLIGHT'];
  const components = yield* parseCalendar(bytes, names, file, findings);
  const zoneOf = createZoneResolver(components, cityZone, year);
  const calendar = components.find(({ name }) => name === 'VCALENDAR');
  const ownZone = calendar?.properties.get('X-WR-TIMEZONE')?.[0]?.value;
  const floatingZone = (ownZone === undefined ? null : zoneOf(ownZone)) ?? cityZone;
  const isCancelled = calendar?.properties.get('METHOD')?.[0]?.value.toUpperCase() === 'CANCEL';
  const context = { file, findings, zoneOf, floatingZone, cityZone };
  const events: CalendarEvent[] = [];
  let rules = 0;
  let dates = 0;
  const all = components.filter(({ name }) => name === 'VEVENT');
  const newest = yield* newestVersions(all, file, findings);
  for (const [index, component] of newest.entries()) {
    const place = { file, row: `line ${component.line}` };
    const own = countDates(component);
    if (index % EVENTS_PER_STEP === 0 || own > DATES_PER_STEP) yield;
    dates += own;
    if (own > MOST_DATES_OF_EVENT || dates > MOST_DATES) {
      const fault =
        own > MOST_DATES_OF_EVENT
          ? `the event has more than ${MOST_DATES_OF_EVENT} dates`
          : `the calendar has more than ${MOST_DATES} dates of repeated events`;
      findings.leaveOut('events with too many dates', place, fault);
      continue;
    }
    const event = readEvent(component, context);
    if (event === null) continue;
    if (event.rule !== null && ++rules > MOST_RULES) {
      const fault = `the calendar has more than ${MOST_RULES} repeated events`;
      findings.leaveOut('events with a rule that is not supported', place, fault);
      continue;
    }
    events.push(isCancelled ? { ...event, isCancelled } : event);
  }
  return {
    events,
    leftOut: findings.leftOut(),
    problems: findings.problems(),
    notes: findings.notes(),
  };
}

/** Reads a calendar at once, like `readCalendarSteps`. */
export const readCalendar = (...calendar: Parameters<typeof readCalendarSteps>): Calendar =>
  runSteps(readCalendarSteps(...calendar));
