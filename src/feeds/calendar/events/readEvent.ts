import { parseHttpUrl } from '../../../lib/parseHttpUrl.ts';
import { plainName } from '../../../lib/text/plainName.ts';
import { quoted, type RowFindings } from '../../findings/RowFindings.ts';
import { type Component, type Property, unescapeText } from '../parseCalendar.ts';
import { parseRule } from '../rules/parseRule.ts';
import {
  type CalendarTime,
  instantOfTime,
  parseCalendarTime,
  parseDuration,
} from '../times/calendar-time.ts';
import type { AddedStart, CalendarEvent } from './CalendarEvent.ts';
import { type EventZones, timesIn, untilOf } from './event-times.ts';
import { isCancelled } from './newestVersions.ts';

const DAY = 86_400_000;
const LONGEST_EVENT = 366 * DAY;
const LONGEST_TEXT = 200;
/** HTML of a name or an address is not read to its end if it is longer. */
const LONGEST_SOURCE = 5000;

export interface EventContext extends EventZones {
  readonly file: string;
  readonly findings: RowFindings;
}

/** A start that RDATE adds: a time, or a period with its end or its duration. */
function addedStart(time: CalendarTime, end: string | undefined): AddedStart {
  if (end === undefined) return { time, duration: null };
  const until = parseCalendarTime(end, time.zone);
  const given = until === null ? parseDuration(end) : instantOfTime(until) - instantOfTime(time);
  return { time, duration: given === null ? null : Math.min(LONGEST_EVENT, Math.max(given, 0)) };
}

/**
 * Reads an event.
 *
 * @returns null for one that is left out, which is a finding with its line, property and value
 */
export function readEvent(component: Component, context: EventContext): CalendarEvent | null {
  const { properties, line } = component;
  const { file, findings } = context;
  const first = (name: string) => properties.get(name)?.[0];
  const textOf = (name: string) => (first(name)?.value ?? '').slice(0, LONGEST_SOURCE);
  const name = plainName(unescapeText(textOf('SUMMARY'))).slice(0, LONGEST_TEXT);
  const called = name === '' ? 'an event without a name' : name;
  const placeOf = (property: Property | undefined, field?: string) => ({
    file,
    row: `line ${property?.line ?? line}`,
    ...(field === undefined ? {} : { field }),
  });
  const note = (reason: string, field: string, fault: string) =>
    findings.note(reason, placeOf(first(field), field), fault);
  const leaveOut = (reason: string, field: string, fault: string) => {
    const sentence = `${called} ${fault}, so it is left out`;
    findings.leaveOut(reason, placeOf(first(field), field), sentence);
    return null;
  };

  const timesOf = (field: string) => timesIn(component, field, context);
  const starts = timesOf('DTSTART');
  const others = ['DTEND', 'RECURRENCE-ID', 'EXDATE', 'RDATE'].flatMap(timesOf);
  for (const { field, text, property, time } of others)
    if (time === null && text.trim() !== '')
      findings.leaveOut(
        "dates that can't be read",
        placeOf(property, field),
        `${quoted(text)} of ${called} is not a date`,
      );
  const readTimes = (name: string) =>
    others.flatMap(({ field, time, end }) => (field === name && time ? [{ time, end }] : []));
  const unknown = [...starts, ...others].find(({ unknownZone }) => unknownZone !== undefined);
  if (unknown !== undefined) {
    const fault = `is in the time zone ${quoted(unknown.unknownZone ?? '')}, which is not known`;
    return leaveOut('events in an unknown time zone', unknown.field, fault);
  }
  const start = starts[0]?.time ?? null;
  if (start === null) {
    const written = starts[0]?.text ?? '';
    const fault =
      written === '' ? 'has no start' : `starts at ${quoted(written)}, which is no date`;
    return leaveOut('events without a time', 'DTSTART', fault);
  }
  const replaced = readTimes('RECURRENCE-ID')[0]?.time ?? null;
  const more = readTimes('RDATE').map(({ time, end }) => addedStart(time, end));
  const [end] = readTimes('DTEND');
  const length = first('DURATION')?.value.trim() ?? '';
  const given =
    end === undefined ? parseDuration(length) : instantOfTime(end.time) - instantOfTime(start);
  if ((given ?? 0) < 0) note('ends before starts', 'DTEND', `${called} ends before it starts`);
  if (given === null && length !== '') {
    const fault = `${quoted(length)} of ${called} is no duration, so its end is not known`;
    note("durations that can't be read", 'DURATION', fault);
  }
  const duration = Math.min(LONGEST_EVENT, Math.max(given ?? 0, start.second === null ? DAY : 0));
  const ruleText = first('RRULE')?.value;
  const rule = ruleText === undefined ? null : parseRule(ruleText, start.second);
  if (typeof rule === 'string') {
    const fault = `repeats by a rule with ${quoted(rule)}, which is not supported`;
    return leaveOut('events with a rule that is not supported', 'RRULE', fault);
  }
  const until = rule === null ? null : untilOf(rule, start);
  if (until === undefined) {
    const fault = `repeats until ${quoted(rule?.until ?? '')}, which is no date`;
    return leaveOut("events with an end that can't be read", 'RRULE', fault);
  }
  if (until !== null && until < instantOfTime(start) && more.length === 0) {
    const fault = `repeats until ${quoted(rule?.until ?? '')}, before it starts`;
    return leaveOut('events that end before they start', 'RRULE', fault);
  }
  for (const property of [
    ...(properties.get('RRULE') ?? []).slice(1),
    ...(properties.get('EXRULE') ?? []),
  ])
    findings.note(
      'more rules',
      placeOf(property),
      `${called} has another rule, ${quoted(property.value)}, which is not read`,
    );
  const access = first('CLASS')?.value.trim().toUpperCase() ?? 'PUBLIC';
  const isPrivate = access !== 'PUBLIC' && access !== '';
  if (isPrivate) {
    // Its name is not for the log either.
    const fault = `an event is ${quoted(access)}, so it is left out`;
    findings.leaveOut('events that are not public', placeOf(first('CLASS'), 'CLASS'), fault);
    // An instance that was public before is not shown at its old time.
    if (replaced === null) return null;
  } else if (name === '' && !isCancelled(component)) {
    return leaveOut('events without a name', 'SUMMARY', 'has no SUMMARY');
  }
  const range = first('RECURRENCE-ID')?.parameters.get('RANGE')?.toUpperCase();
  return {
    uid: first('UID')?.value ?? '',
    name,
    webUrl: parseHttpUrl(plainName(textOf('URL')))?.href ?? '',
    start,
    duration,
    rule,
    until,
    moreStarts: more,
    exceptions: readTimes('EXDATE').map(({ time }) => time),
    replaces: replaced,
    isForFollowing: replaced !== null && range === 'THISANDFUTURE',
    isCancelled: isPrivate || isCancelled(component),
    place: placeOf(undefined),
  };
}
