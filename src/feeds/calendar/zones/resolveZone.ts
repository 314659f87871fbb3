import { utcOffsetAt } from '../../../lib/time/civil-time.ts';
import { ianaZone } from '../../../lib/time/ianaZone.ts';
import type { Component } from '../parseCalendar.ts';
import { dayNumber } from '../times/civil-days.ts';
import { type DefinedZone, defineZone, offsetOf } from './defineZone.ts';
import { zoneOfName } from './zone-names.ts';
import { offsetAt, type Zone } from './Zone.ts';

const DAY = 86_400_000;
const LONGEST_NAME = 200;
/** Zones that are looked up; each costs time. A calendar has a few. */
const MOST_ZONES = 200;

/** The offsets of a zone twice a month in a year. Zones that change their clocks on other days differ. */
const offsetsIn = (zone: Zone, year: number): readonly number[] =>
  Array.from({ length: 24 }, (_, half) =>
    offsetAt((dayNumber(year, 1, 1) + half * 15) * DAY, zone),
  );

/**
 * The zone that a calendar defines. Where a zone by the same name agrees with it, that one counts: it also knows the
 * years that a shortened definition leaves out.
 *
 * @param named the zone of the same name; null if the name is not known
 */
function definedZone(
  { zone, hasRules }: DefinedZone,
  tzid: string,
  named: Zone | null,
  cityZone: string,
  year: number,
): Zone {
  const offsets = offsetsIn(zone, year);
  const isWithin = (other: Zone) => {
    const others = offsetsIn(other, year);
    return offsets.every((offset) => others.includes(offset));
  };
  const isSame = (other: Zone) => offsetsIn(other, year).join() === offsets.join();
  const isIana = ianaZone(tzid) !== null;
  if (named !== null && (isSame(named) || (isIana && isWithin(named)))) return named;
  // A definition without rules says nothing of other years.
  return !hasRules && new Set(offsets).size > 1 && isWithin(cityZone) ? cityZone : zone;
}

/** Whether a zone has just these offsets in a year. */
function hasOffsets(zone: string, offsets: ReadonlySet<number>, year: number): boolean {
  const own = new Set([1, 7].map((month) => utcOffsetAt(dayNumber(year, month, 1) * DAY, zone)));
  return own.size === offsets.size && [...own].every((offset) => offsets.has(offset));
}

/**
 * Creates the function that finds the zone of a TZID: as the calendar defines it, whatever its name, or by
 * its name. Of a definition without dates, the offsets say whether it is the city's own zone.
 *
 * @param components includes the calendar's VTIMEZONE, STANDARD and DAYLIGHT, in the order of the file
 * @param year in which offsets are compared
 * @returns a function that returns null for a name that can't be resolved
 */
export function createZoneResolver(
  components: readonly Component[],
  cityZone: string,
  year: number,
): (tzid: string) => Zone | null {
  const defined = new Map<string, DefinedZone>();
  const located = new Map<string, string>();
  let parts: Component[] = [];
  let zones = 0;
  for (const component of components) {
    const textOf = (key: string) => component.properties.get(key)?.[0]?.value.trim() ?? '';
    if (component.name === 'STANDARD' || component.name === 'DAYLIGHT') {
      parts.push(component);
    } else if (component.name === 'VTIMEZONE') {
      const tzid = textOf('TZID');
      if (++zones <= MOST_ZONES) {
        const definition = defineZone(parts);
        if (definition !== null) defined.set(tzid, definition);
        const offsets = new Set(
          parts.flatMap(
            ({ properties }) => offsetOf(properties.get('TZOFFSETTO')?.[0]?.value ?? '') ?? [],
          ),
        );
        const place = ianaZone(textOf('X-LIC-LOCATION') || 'none');
        const isCity = offsets.size > 0 && hasOffsets(cityZone, offsets, year);
        const zone = place ?? (isCity ? cityZone : null);
        if (zone !== null) located.set(tzid, zone);
      }
      parts = [];
    }
  }
  const resolved = new Map<string, Zone | null>();
  return (written) => {
    const tzid = written.trim();
    const cached = resolved.get(tzid);
    if (cached !== undefined) return cached;
    // Longer texts are no names, and costly to compare with patterns.
    if (tzid.length > LONGEST_NAME || resolved.size >= MOST_ZONES) return null;
    const named = zoneOfName(tzid) ?? located.get(tzid) ?? null;
    const definition = defined.get(tzid);
    const zone =
      definition === undefined ? named : definedZone(definition, tzid, named, cityZone, year);
    resolved.set(tzid, zone);
    return zone;
  };
}
