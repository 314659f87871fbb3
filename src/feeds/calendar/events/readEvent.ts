import { parseHttpUrl } from '../../../lib/parseHttpUrl.ts';
import { plainName } from '../../../lib/text/plainName.ts';
import { quoted, type RowFindings } from '../../findings/RowFindings.ts';
import { type Component, type Property, unescapeText } from '../parseCalendar.ts';
import { parseRule } from '../rules/parseRule.ts';
import { instantOfTime, parseCalendarTime, parseDuration } from '../times/calendar-time.ts';
import type { AddedStart, CalendarEvent } from './CalendarEvent.ts';
import { type EventZones, timesIn, untilOf } from './event-times.ts';
import { isCancelled } from './newestVersions.ts';

const DAY = 86_400_000;
const LONGEST_EVENT = 366 * DAY;
const LONGEST_TEXT = 200;

export interface EventContext extends EventZones {
  readonly file: string;
  readonly findings: RowFindings;
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
  const name = plainName(unescapeText(first('SUMMARY')?.value ?? '')).slice(0, LONGEST_TEXT);
  const called = name === '' ? 'an event without a name' : name;
  const placeOf = (property: Property | undefined, field?: string) => ({
    file,
    row: `line ${property?.line ?? line}`,
    ...(field === undefined ? {} : { field }),
  });
  const leaveOut = (reason: string, field: string, fault: string) => {
    findings.leaveOut(
      reason,
      placeOf(first(field), field),
      `${called} ${fault}, so it is left out`,
    );
    return null;
  };

  let unknownZone: { field: string; tzid: string } | undefined;
  const timesOf = (field: string) =>
    timesIn(component, field, context, (tzid) => {
      unknownZone ??= { field, tzid };
    });
  const readTimes = (field: string) => {
    const times = timesOf(field);
    for (const { text, property, time } of times)
      if (time === null && text.trim() !== '')
        findings.leaveOut(
          "dates that can't be read",
          placeOf(property, field),
          `${quoted(text)} of ${called} is not a date`,
        );
    return times.flatMap(({ time, end }) => (time === null ? [] : [{ time, end }]));
  };

  const [startTime] = timesOf('DTSTART');
  const start = startTime?.time ?? null;
  const endTimes = readTimes('DTEND');
  const replaced = readTimes('RECURRENCE-ID')[0]?.time ?? null;
  const exceptions = readTimes('EXDATE').map(({ time }) => time);
  const more = readTimes('RDATE').map(({ time, end }): AddedStart => {
    if (end === undefined) return { time, duration: null };
    const until = parseCalendarTime(end, time.zone);
    const given = until === null ? parseDuration(end) : instantOfTime(until) - instantOfTime(time);
    return { time, duration: given === null ? null : Math.min(LONGEST_EVENT, Math.max(given, 0)) };
  });
  if (unknownZone !== undefined) {
    const { field, tzid } = unknownZone;
    const fault = `is in the time zone ${quoted(tzid)}, which is not known`;
    return leaveOut('events in an unknown time zone', field, fault);
  }
  if (start === null) {
    const written = startTime?.text ?? '';
    const fault =
      written === '' ? 'has no start' : `starts at ${quoted(written)}, which is no date`;
    return leaveOut('events without a time', 'DTSTART', fault);
  }
  const [end] = endTimes;
  const length = first('DURATION')?.value.trim() ?? '';
  const given =
    end === undefined ? parseDuration(length) : instantOfTime(end.time) - instantOfTime(start);
  if ((given ?? 0) < 0)
    findings.note(
      'ends before starts',
      placeOf(first('DTEND'), 'DTEND'),
      `${called} ends before it starts`,
    );
  if (given === null && length !== '')
    findings.note(
      "durations that can't be read",
      placeOf(first('DURATION'), 'DURATION'),
      `${quoted(length)} of ${called} is no duration, so its end is not known`,
    );
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
    const place = placeOf(first('CLASS'), 'CLASS');
    findings.leaveOut(
      'events that are not public',
      place,
      `an event is ${quoted(access)}, so it is left out`,
    );
    // An instance that was public before is not shown at its old time.
    if (replaced === null) return null;
  } else if (name === '' && !isCancelled(component)) {
    return leaveOut('events without a name', 'SUMMARY', 'has no SUMMARY');
  }
  const range = first('RECURRENCE-ID')?.parameters.get('RANGE')?.toUpperCase();
  return {
    uid: first('UID')?.value ?? '',
    name,
    webUrl: parseHttpUrl(plainName(first('URL')?.value ?? ''))?.href ?? '',
    start,
    duration,
    rule,
    until,
    moreStarts: more,
    exceptions,
    replaces: replaced,
    isForFollowing: replaced !== null && range === 'THISANDFUTURE',
    isCancelled: isPrivate || isCancelled(component),
    place: placeOf(undefined),
  };
}
