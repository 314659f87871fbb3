/** The zones of the tz database by country. `*` stands for all zones of an area. */
const ZONES: Readonly<Record<string, string>> = {
  AR: 'America/Argentina/Buenos_Aires America/Buenos_Aires',
  AT: 'Europe/Vienna',
  AU: 'Australia/*',
  BE: 'Europe/Brussels',
  BR: 'America/Sao_Paulo America/Fortaleza America/Recife America/Manaus America/Bahia',
  CA: 'America/Toronto America/Montreal America/Vancouver America/Edmonton America/Winnipeg America/Halifax America/Regina America/St_Johns America/Moncton America/Whitehorse Canada/*',
  CH: 'Europe/Zurich',
  CL: 'America/Santiago',
  CO: 'America/Bogota',
  CZ: 'Europe/Prague',
  DE: 'Europe/Berlin',
  DK: 'Europe/Copenhagen',
  EE: 'Europe/Tallinn',
  ES: 'Europe/Madrid Atlantic/Canary',
  FI: 'Europe/Helsinki',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  GR: 'Europe/Athens',
  HK: 'Asia/Hong_Kong',
  HR: 'Europe/Zagreb',
  HU: 'Europe/Budapest',
  IE: 'Europe/Dublin',
  IL: 'Asia/Jerusalem',
  IN: 'Asia/Kolkata Asia/Calcutta',
  IT: 'Europe/Rome',
  JP: 'Asia/Tokyo',
  KR: 'Asia/Seoul',
  LT: 'Europe/Vilnius',
  LU: 'Europe/Luxembourg',
  LV: 'Europe/Riga',
  MX: 'America/Mexico_City America/Monterrey America/Tijuana America/Cancun America/Merida',
  MY: 'Asia/Kuala_Lumpur',
  NL: 'Europe/Amsterdam',
  NO: 'Europe/Oslo',
  NZ: 'Pacific/Auckland',
  PE: 'America/Lima',
  PL: 'Europe/Warsaw',
  PT: 'Europe/Lisbon Atlantic/Madeira Atlantic/Azores',
  RO: 'Europe/Bucharest',
  SE: 'Europe/Stockholm',
  SG: 'Asia/Singapore',
  SI: 'Europe/Ljubljana',
  SK: 'Europe/Bratislava',
  TR: 'Europe/Istanbul',
  TW: 'Asia/Taipei',
  US: 'America/New_York America/Chicago America/Denver America/Los_Angeles America/Phoenix America/Detroit America/Anchorage America/Boise America/Indiana/* America/Kentucky/* America/Indianapolis Pacific/Honolulu US/*',
  ZA: 'Africa/Johannesburg',
};

function countryOfZone(timeZone: string): string {
  const area = timeZone.replace(/[^/]+$/, '*');
  const found = Object.entries(ZONES).find(([, zones]) => {
    const all = zones.split(' ');
    return all.includes(timeZone) || all.includes(area);
  });
  return found?.[0] ?? '';
}

/** The country whose top-level domain a URL has. Domains that are sold to anyone, such as .co, say nothing. */
function countryOfUrl(url: string): string {
  const host = /^(?:https?:\/\/)?([^/:?#]+)/i.exec(url)?.[1] ?? '';
  const ending = host.split('.').at(-1)?.toUpperCase() ?? '';
  const country = ending === 'UK' ? 'GB' : ending;
  return Object.hasOwn(ZONES, country) && country !== 'CO' ? country : '';
}

/**
 * A language as BCP 47 writes it, such as `en-CA` for `EN-ca`, from the first code that is a
 * language; '' if none is. Feeds in several languages have the code `mul`, which does not count.
 */
export function languageFrom(...codes: readonly string[]): string {
  for (const code of codes) {
    if (code === '' || code.toLowerCase() === 'mul') continue;
    try {
      return new Intl.Locale(code.replaceAll('_', '-')).toString();
    } catch {
      // Not a language; the next one may be.
    }
  }
  return '';
}

/**
 * The country of a feed, two capital letters: from the language's region, else from the agency's
 * domain (Canadian feeds have New York's time zone), else from the time zone; '' if unknown.
 */
export function countryFrom(language: string, url: string, timeZone: string): string {
  const region = language === '' ? undefined : new Intl.Locale(language).region;
  if (region !== undefined && /^[A-Z]{2}$/.test(region)) return region;
  return countryOfUrl(url) || countryOfZone(timeZone);
}
