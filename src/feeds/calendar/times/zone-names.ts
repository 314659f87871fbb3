import { fixedZone, type Zone } from './Zone.ts';

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

/** Abbreviations that are no IANA zones. */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  CDT: 'America/Chicago',
  EDT: 'America/New_York',
  MDT: 'America/Denver',
  PDT: 'America/Los_Angeles',
  CEST: 'Europe/Berlin',
  MEZ: 'Europe/Berlin',
  MESZ: 'Europe/Berlin',
  BST: 'Europe/London',
};

/** The IANA zone of a name; null if there is none. */
export function ianaZone(name: string): string | null {
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

/** A zone by an offset: `GMT-0600`, `UTC+1`, `-06:00`. */
function zoneOfOffset(name: string): Zone | null {
  const [, sign, hours, minutes = '0'] =
    /^(?:(?:UTC|GMT)\s*)?([+-])(\d{1,2})(?::?(\d\d))?$/i.exec(name) ?? [];
  if (hours === undefined || Number(hours) > 14 || Number(minutes) > 59) return null;
  const minutesEast = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  return fixedZone(minutesEast * 60_000);
}

/** A name with other signs between its parts: `US-Central`, `America-Argentina-Buenos_Aires`, `America/New York`. */
function zoneOfOtherSigns(name: string): string | null {
  const joined = name.replaceAll(' ', '_');
  return (
    ianaZone(joined) ?? ianaZone(joined.replace('-', '/')) ?? ianaZone(joined.replaceAll('-', '/'))
  );
}

/**
 * The zone that a name means (F19): of IANA, of Windows, or an offset.
 *
 * @returns null for other names
 */
export function zoneOfName(tzid: string): Zone | null {
  const name = tzid.trim();
  // Some programs prefix the name of the zone: /freeassociation.sourceforge.net/Europe/Berlin.
  const [, last] =
    /^(?:\/|[a-z]+:\/\/).*?([A-Z][A-Za-z_]+\/[A-Za-z_]+(?:\/[A-Za-z_]+)?)$/.exec(name) ?? [];
  const shown = /^\((?:UTC|GMT)[^)]*\)\s*(.+)$/.exec(name)?.[1];
  return (
    WINDOWS_ZONES[name] ??
    ianaZone(last ?? name) ??
    zoneOfOffset(name) ??
    ABBREVIATIONS[name.toUpperCase()] ??
    SHOWN_ZONES.find(([pattern]) => pattern.test(shown ?? name))?.[1] ??
    zoneOfOtherSigns(name) ??
    (shown === undefined ? null : zoneOfCities(shown))
  );
}
