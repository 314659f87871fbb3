import { ownValue } from '../../../lib/ownValue.ts';
import { ianaZone } from '../../../lib/time/ianaZone.ts';
import { WINDOWS_ZONES } from './windows-zones.ts';
import { fixedZone, type Zone } from './Zone.ts';

/** What Windows shows for the zones of North America, after the offset. Others name their cities. */
const SHOWN_ZONES: readonly [RegExp, string][] = [
  [/^Eastern Time/, 'America/New_York'],
  [/^Central Time/, 'America/Chicago'],
  [/^Mountain Time/, 'America/Denver'],
  [/^Pacific Time/, 'America/Los_Angeles'],
];

/** Abbreviations and others that are no IANA zones, in capital letters. */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  CDT: 'America/Chicago',
  EDT: 'America/New_York',
  MDT: 'America/Denver',
  PDT: 'America/Los_Angeles',
  CEST: 'Europe/Berlin',
  MEZ: 'Europe/Berlin',
  MESZ: 'Europe/Berlin',
  BST: 'Europe/London',
  Z: 'UTC',
  'TZONE://MICROSOFT/UTC': 'UTC',
};

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

/** A zone by an offset: `GMT-0600`, `UTC+1`, `-06:00`. */
function zoneOfOffset(name: string): Zone | null {
  const [, sign, hours, minutes = '0'] =
    /^(?:(?:UTC|GMT)\s*)?([+-])(\d{1,2})(?::?(\d\d))?$/i.exec(name) ?? [];
  if (hours === undefined || Number(hours) > 14 || Number(minutes) > 59) return null;
  const minutesEast = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  return fixedZone(minutesEast * 60_000);
}

/** A zone of Windows: `Central Standard Time`, also as two names, or as the summer's; `Russia Time Zone 3`. */
function zoneOfWindows(name: string): string | undefined {
  const [, place, country = ''] =
    /^(Russia Time Zone \d+|.+?(?= (?:Standard|Daylight) Time))(?: \w+ Time)?(?: (\(Mexico\)))?(?:\/[^]*)?$/.exec(
      name,
    ) ?? [];
  return place === undefined ? undefined : WINDOWS_ZONES.get(`${place} ${country}`.trim());
}

/** A name with other signs between its parts: `US-Central`, `America-Argentina-Buenos_Aires`, `America/New York`. */
function zoneOfOtherSigns(name: string): string | null {
  const joined = name.replaceAll(' ', '_');
  return (
    ianaZone(joined) ??
    ianaZone(joined.replace('-', '/')) ??
    ianaZone(joined.replaceAll('-', '/')) ??
    ianaZone(name.replace(' ', '/'))
  );
}

/**
 * The zone that a name means: of IANA, of Windows, or an offset.
 *
 * @returns null for other names
 */
export function zoneOfName(tzid: string): Zone | null {
  // Some programs number their zones, or explain them: America/Chicago_1, GMT-0600 (CST).
  const name = tzid
    .trim()
    .replaceAll('\u2212', '-')
    .replace(/_\d$|(?<=[+-]\d[\d:]{0,7}) \([^()]*\)$/, '');
  // Some prefix the name of the zone: /freeassociation.sourceforge.net/Europe/Berlin.
  const parts = /^(?:\/|[a-z]+:\/\/)/.test(name) ? name.split('/') : [];
  const last = [3, 2].map((length) => parts.slice(-length).join('/')).find(ianaZone);
  const shown = /^\((?:UTC|GMT)[^)]*\)(.+)$/i.exec(name)?.[1]?.trim();
  const simple = last ?? shown ?? name;
  return (
    zoneOfWindows(name) ??
    ianaZone(simple) ??
    zoneOfOffset(name) ??
    ownValue(ABBREVIATIONS, name.toUpperCase()) ??
    SHOWN_ZONES.find(([pattern]) => pattern.test(simple))?.[1] ??
    zoneOfOtherSigns(simple) ??
    (shown === undefined ? null : zoneOfCities(shown))
  );
}
