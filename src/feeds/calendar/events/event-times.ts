import type { Component, Property } from '../parseCalendar.ts';
import type { Rule } from '../rules/parseRule.ts';
import { type CalendarTime, instantOfTime, parseCalendarTime } from '../times/calendar-time.ts';
import { fixedZone, type Zone } from '../zones/Zone.ts';

const DAY = 86_400_000;
/** Of times whose zone is not known. */
const UNKNOWN_ZONE = fixedZone(0);

export interface EventZones {
  /** Returns null for a zone that is not known. */
  readonly zoneOf: (tzid: string) => Zone | null;
  /** Of times without a zone. */
  readonly floatingZone: Zone;
  /** An IANA zone. */
  readonly cityZone: string;
}

/** A date or period of a property, and how it is written. */
interface ReadTime {
  readonly field: string;
  readonly text: string;
  readonly property: Property;
  /** Null if it can't be read. */
  readonly time: CalendarTime | null;
  /** What is after the slash of a period. */
  readonly end: string | undefined;
  /** The name of its zone, if that matters and is not known. */
  readonly unknownZone: string | undefined;
}

const zoneNameOf = (property: Property | undefined) =>
  property?.parameters.get('TZID')?.trim() ?? '';

/**
 * The dates, times and periods of an event's properties.
 *
 * @param field the name of the properties
 */
export function timesIn(
  { properties }: Component,
  field: string,
  { zoneOf, floatingZone, cityZone }: EventZones,
): ReadTime[] {
  // An exception without a zone, for example, is by the clocks of the event.
  const ownZone = zoneNameOf(properties.get('DTSTART')?.[0]);
  return (properties.get(field) ?? []).flatMap((property) => {
    const tzid = zoneNameOf(property) || ownZone;
    const zone = tzid === '' ? floatingZone : (zoneOf(tzid) ?? UNKNOWN_ZONE);
    return property.value.split(',').map((text): ReadTime => {
      const [start = '', end] = text.split('/');
      const time = parseCalendarTime(start, zone);
      const written = { field, text, property, end };
      // A date is a day of the city, also in a calendar whose own zone is UTC.
      if (time?.second === null)
        return { ...written, time: { ...time, zone: cityZone }, unknownZone: undefined };
      // A time in UTC needs no zone.
      return { ...written, time, unknownZone: time?.zone === UNKNOWN_ZONE ? tzid : undefined };
    });
  });
}

/** The end of a rule, included; null for none, undefined if it can't be read. */
export function untilOf(
  { until }: Rule,
  { zone, second }: CalendarTime,
): number | null | undefined {
  if (until === null) return null;
  const time = parseCalendarTime(until, zone);
  if (time === null) return undefined;
  // For an event of whole days, midnight in UTC is how some programs write a day.
  const isDay = time.second === null || (second === null && time.second === 0 && /Z$/i.test(until));
  return isDay
    ? instantOfTime({ day: time.day, second: null, zone }) + DAY - 1
    : instantOfTime(time);
}
