import { languageTag } from '../../../lib/text/languageTag.ts';
import { countryAt, countryOfZone, isInArea } from './regions.ts';

/** Top-level domains that are sold to anyone, such as .co, say nothing about the country. */
const SOLD_DOMAINS = new Set(
  'AG AI BZ CC CO FM GD GG IM IO LA LY ME MN MS NU PW SC SH SO ST TK TO TV VC VG WS'.split(' '),
);

/** Languages that are spoken in the cities of one country. */
const OF_ONE_COUNTRY = new Set(
  'bg cs et fi fil he hu hy id is ja ka kk km ko lo lt lv mk mn my nb nn no pl si sk th uk uz vi'.split(
    ' ',
  ),
);

/** The country of a URL's top-level domain; '' if it says nothing. */
function countryOfUrl(url: string): string {
  const host = /^(?:https?:\/\/)?([^/:?#]+)/i.exec(url)?.[1] ?? '';
  const ending = host.split('.').at(-1)?.toUpperCase() ?? '';
  const country = ending === 'UK' ? 'GB' : ending;
  return /^[A-Z]{2}$/.test(country) && !SOLD_DOMAINS.has(country) ? country : '';
}

/**
 * A language as BCP 47 writes it, such as `en-CA` for `EN-ca`, from the first code that is a
 * language; '' if none is. Feeds in several languages have the code `mul`, which does not count.
 */
export function languageFrom(...codes: readonly string[]): string {
  for (const code of codes) {
    const language = code.toLowerCase() === 'mul' ? null : languageTag(code);
    if (language !== null) return language;
  }
  return '';
}

/** What is known of where a feed's city is. */
interface WhereItIs {
  /** From `languageFrom`. */
  readonly language: string;
  /** The agency's website. */
  readonly url: string;
  readonly timeZone: string;
  readonly center: { readonly lat: number; readonly lon: number };
}

/**
 * The country of a feed, two capital letters; '' if unknown. The first of these that gives one: the region of the
 * language, or its only country; the agency's domain, unless it is on another continent than the time zone (Canadian
 * feeds have New York's zone); the zone; the country around the center.
 */
export function countryFrom({ language, url, timeZone, center }: WhereItIs): string {
  const locale = language === '' ? undefined : new Intl.Locale(language);
  if (locale?.region !== undefined && /^[A-Z]{2}$/.test(locale.region)) return locale.region;
  if (locale !== undefined && OF_ONE_COUNTRY.has(locale.language))
    return locale.maximize().region ?? '';
  const ofUrl = countryOfUrl(url);
  if (ofUrl !== '' && isInArea(ofUrl, timeZone)) return ofUrl;
  return countryOfZone(timeZone) || countryAt(center);
}
