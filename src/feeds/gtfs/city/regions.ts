import { memoizeByString } from '../../../lib/memoizeByString.ts';
import { ianaZone } from '../../../lib/time/ianaZone.ts';

/** Countries of many feeds: most zones are found among them. */
const OFTEN = ['US', 'CA', 'GB', 'DE', 'FR', 'ES', 'IT', 'JP', 'AU', 'MX', 'BR', 'IN', 'NZ'];
const LETTERS = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index));

/** The zones that a runtime says a country has; none for a code of no country, and where it doesn't know. */
function zonesOf(country: string): readonly string[] {
  const locale = new Intl.Locale(`und-${country}`);
  // Codes of countries that no longer exist are those of others.
  if (locale.region !== country) return [];
  const method: unknown = Reflect.get(locale, 'getTimeZones');
  const zones: unknown =
    typeof method === 'function'
      ? Reflect.apply(method, locale, [])
      : Reflect.get(locale, 'timeZones');
  return Array.isArray(zones) ? zones.filter((zone) => typeof zone === 'string') : [];
}

const areaOf = (timeZone: string) => timeZone.split('/')[0];

/** Whether a country has zones in the area of a zone, such as `America`, or the zone is of no area. */
export const isInArea = (country: string, timeZone: string): boolean =>
  zonesOf(country).some((zone) => !timeZone.includes('/') || areaOf(zone) === areaOf(timeZone));

/** The country of an IANA zone, two capital letters; '' for zones of no country, such as `CET`, and if unknown. */
export const countryOfZone = memoizeByString((timeZone) => {
  if (!timeZone.includes('/')) return '';
  const names = [timeZone, ianaZone(timeZone)];
  const all = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return (
    [...OFTEN, ...all].find((country) => zonesOf(country).some((zone) => names.includes(zone))) ??
    ''
  );
});

/** Latitudes and longitudes around countries: south, west, north, east. A place is in the smallest around it. */
const BOXES = `
AR -55 -73 -21 -53, AT 46.3 9.5 49 17.2, AU -44 112 -10 154, BE 49.5 2.5 51.5 6.4, BR -34 -74 5 -34,
CA 49 -141 75 -52, CH 45.8 6 47.8 10.5, CL -56 -76 -17 -66, CN 18 78 53 130, CO -4 -79 12 -67, CZ 48.5 12 51 18.9,
DE 47.3 5.9 55 15, DK 54.5 8 57.8 12.7, EG 22 25 31.7 36, ES 36 -9.4 43.8 3.4, FI 59.8 20 70 31.6, FR 42.3 -4.8 51.1 8.2,
GB 50 -7.6 59 1.8, GR 34.8 19.4 41.7 28.2, HU 45.7 16.1 48.6 22.9, ID -11 95 6 141, IE 51.4 -10.5 55.4 -6, IL 29.5 34.2 33.3 35.9,
IN 8 68 33 92, IT 36.6 6.6 47 18.5, JP 30 129 45.6 146, KE -4.7 34 5 42, KR 33 125.9 38.6 129.6, MX 14.5 -117 32 -86.7,
MY 1 99.6 7 119.3, NG 4 2.7 13.9 14.7, NL 50.7 3.4 53.6 7.2, NO 58 4.6 71 29, NZ -47.3 166 -34.4 178.6, PE -18.4 -81.4 0 -68.7,
PH 5 117 19 126.6, PK 23.7 61 37 77, PL 49 14.1 54.9 24.2, PT 36.9 -9.5 42.2 -6.2, RO 43.6 20.2 48.3 29.7, SE 55.3 11 69 24.2,
SG 1.1 103.6 1.5 104.1, TH 5.6 97.3 20.5 105.7, TR 36 26 42 44.8, TW 21.9 120 25.3 122, UA 44.4 22.1 52.4 40.2,
US 24.5 -125 49 -67, VN 8.5 102.1 23.4 109.5, ZA -34.9 16.5 -22 33`;

/** The country around a place, two capital letters; '' if none is known there. Wrong near some borders. */
export function countryAt({ lat, lon }: { readonly lat: number; readonly lon: number }): string {
  const around = BOXES.split(',').flatMap((line) => {
    const [country = '', ...sides] = line.trim().split(' ');
    const [south = 0, west = 0, north = 0, east = 0] = sides.map(Number);
    const isAround = lat >= south && lat <= north && lon >= west && lon <= east;
    return isAround ? [{ country, size: (north - south) * (east - west) }] : [];
  });
  return around.toSorted((a, b) => a.size - b.size)[0]?.country ?? '';
}
