import { utcOffsetAt } from '../../lib/time/civil-time.ts';
import { dayNumber } from './civil-days.ts';
import type { Component } from './parseCalendar.ts';

const LONGEST_NAME = 200;
/** Zones that are looked up; each costs time. A calendar has a few. */
const MOST_ZONES = 200;

/** Microsoft's names of zones, which Outlook and Exchange write (CLDR, windowsZones). */
const WINDOWS_ZONES: Readonly<Record<string, string>> = {
  'Hawaiian Standard Time': 'Pacific/Honolulu',
  'Alaskan Standard Time': 'America/Anchorage',
  'Pacific Standard Time': 'America/Los_Angeles',
  'US Mountain Standard Time': 'America/Phoenix',
  'Mountain Standard Time': 'America/Denver',
  'Central Standard Time': 'America/Chicago',
  'Canada Central Standard Time': 'America/Regina',
  'Central Standard Time (Mexico)': 'America/Mexico_City',
  'Eastern Standard Time': 'America/New_York',
  'US Eastern Standard Time': 'America/Indiana/Indianapolis',
  'SA Pacific Standard Time': 'America/Bogota',
  'Atlantic Standard Time': 'America/Halifax',
  'Newfoundland Standard Time': 'America/St_Johns',
  'E. South America Standard Time': 'America/Sao_Paulo',
  'Argentina Standard Time': 'America/Argentina/Buenos_Aires',
  'Pacific SA Standard Time': 'America/Santiago',
  'GMT Standard Time': 'Europe/London',
  'Greenwich Standard Time': 'Atlantic/Reykjavik',
  'W. Europe Standard Time': 'Europe/Berlin',
  'Romance Standard Time': 'Europe/Paris',
  'Central Europe Standard Time': 'Europe/Budapest',
  'Central European Standard Time': 'Europe/Warsaw',
  'FLE Standard Time': 'Europe/Helsinki',
  'GTB Standard Time': 'Europe/Bucharest',
  'Turkey Standard Time': 'Europe/Istanbul',
  'Israel Standard Time': 'Asia/Jerusalem',
  'Russian Standard Time': 'Europe/Moscow',
  'South Africa Standard Time': 'Africa/Johannesburg',
  'Egypt Standard Time': 'Africa/Cairo',
  'Arabian Standard Time': 'Asia/Dubai',
  'Arab Standard Time': 'Asia/Riyadh',
  'India Standard Time': 'Asia/Kolkata',
  'SE Asia Standard Time': 'Asia/Bangkok',
  'China Standard Time': 'Asia/Shanghai',
  'Singapore Standard Time': 'Asia/Singapore',
  'Taipei Standard Time': 'Asia/Taipei',
  'Tokyo Standard Time': 'Asia/Tokyo',
  'Korea Standard Time': 'Asia/Seoul',
  'W. Australia Standard Time': 'Australia/Perth',
  'Cen. Australia Standard Time': 'Australia/Adelaide',
  'AUS Central Standard Time': 'Australia/Darwin',
  'E. Australia Standard Time': 'Australia/Brisbane',
  'AUS Eastern Standard Time': 'Australia/Sydney',
  'Tasmania Standard Time': 'Australia/Hobart',
  'New Zealand Standard Time': 'Pacific/Auckland',
};

/** What Windows shows for the zones of North America, after the offset. Others name their cities. */
const SHOWN_ZONES: readonly [RegExp, string][] = [
  [/^Eastern Time/, 'America/New_York'],
  [/^Central Time/, 'America/Chicago'],
  [/^Mountain Time/, 'America/Denver'],
  [/^Pacific Time/, 'America/Los_Angeles'],
];

function ianaZone(name: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** A zone by one of its cities: `(GMT+10:00) Canberra, Melbourne, Sydney`. */
function zoneOfCities(shown: string): string | null {
  const zones = Intl.supportedValuesOf('timeZone');
  for (const city of shown.split(',')) {
    const ending = `/${city.trim().replaceAll(' ', '_')}`;
    const zone = ending.length > 3 ? zones.find((each) => each.endsWith(ending)) : undefined;
    if (zone !== undefined) return zone;
  }
  return null;
}

function zoneOfName(tzid: string): string | null {
  const name = tzid.trim();
  // Some programs prefix the name of the zone: /freeassociation.sourceforge.net/Europe/Berlin.
  const [, last] = /^\/.*?([A-Z][A-Za-z_]+\/[A-Za-z_]+(?:\/[A-Za-z_]+)?)$/.exec(name) ?? [];
  const shown = /^\((?:UTC|GMT)[^)]*\)\s*(.+)$/.exec(name)?.[1];
  return (
    WINDOWS_ZONES[name] ??
    ianaZone(last ?? name) ??
    (shown === undefined
      ? null
      : (SHOWN_ZONES.find(([pattern]) => pattern.test(shown))?.[1] ?? zoneOfCities(shown)))
  );
}

/** Milliseconds of an offset such as `-0500`; null for other text. */
function offsetOf(text: string): number | null {
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)/.exec(text.trim()) ?? [];
  if (hours === undefined) return null;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/** Whether a zone has just these offsets in a year. */
function hasOffsets(zone: string, offsets: ReadonlySet<number>, year: number): boolean {
  const own = new Set(
    [1, 7].map((month) => utcOffsetAt(dayNumber(year, month, 1) * 86_400_000, zone)),
  );
  return own.size === offsets.size && [...own].every((offset) => offsets.has(offset));
}

/**
 * Creates the function that finds the IANA zone of a TZID (S8). A name that is not known, such as
 * `Customized Time Zone 1`, is the city's own zone if the calendar gives it the same offsets.
 *
 * @param components includes the calendar's VTIMEZONE, STANDARD and DAYLIGHT, in the order of the file
 * @param year in which offsets are compared
 * @returns a function that returns null for a name that can't be resolved
 */
export function createZoneResolver(
  components: readonly Component[],
  cityZone: string,
  year: number,
): (tzid: string) => string | null {
  const located = new Map<string, string>();
  let offsets = new Set<number>();
  let zones = 0;
  for (const { name, properties } of components) {
    const textOf = (key: string) => properties.get(key)?.[0]?.value ?? '';
    if (name === 'STANDARD' || name === 'DAYLIGHT') {
      const offset = offsetOf(textOf('TZOFFSETTO'));
      if (offset !== null) offsets.add(offset);
    } else if (name === 'VTIMEZONE' && ++zones <= MOST_ZONES) {
      const place = ianaZone(textOf('X-LIC-LOCATION') || 'none');
      const isCity = offsets.size > 0 && hasOffsets(cityZone, offsets, year);
      const zone = place ?? (isCity ? cityZone : null);
      if (zone !== null) located.set(textOf('TZID'), zone);
      offsets = new Set();
    }
  }
  const resolved = new Map<string, string | null>();
  return (tzid) => {
    const cached = resolved.get(tzid);
    if (cached !== undefined) return cached;
    // Longer texts are no names, and costly to compare with patterns.
    if (tzid.length > LONGEST_NAME || resolved.size >= MOST_ZONES) return null;
    const zone = zoneOfName(tzid) ?? located.get(tzid) ?? null;
    resolved.set(tzid, zone);
    return zone;
  };
}
