import { metersBetween } from '../../../lib/geo/distance.ts';
import type { Place } from '../../../lib/geo/distance.ts';
import type { Tables } from '../build/Tables.ts';
import type { Findings } from '../Findings.ts';

/** Where the cities are that zones are named after, the largest of each: latitude and longitude. */
const ZONE_CITIES = `Africa/Cairo 30 31.2, Africa/Casablanca 33.6 -7.6, Africa/Johannesburg -26.2 28, Africa/Lagos 6.5 3.4,
Africa/Nairobi -1.3 36.8, America/Argentina/Buenos_Aires -34.6 -58.4, America/Bogota 4.7 -74.1, America/Chicago 41.9 -87.6,
America/Denver 39.7 -105, America/Halifax 44.6 -63.6, America/Lima -12 -77, America/Los_Angeles 34.1 -118.2,
America/Mexico_City 19.4 -99.1, America/Monterrey 25.7 -100.3, America/New_York 40.7 -74, America/Phoenix 33.4 -112.1,
America/Santiago -33.5 -70.7, America/Sao_Paulo -23.5 -46.6, America/Toronto 43.7 -79.4, America/Vancouver 49.3 -123.1,
Asia/Bangkok 13.8 100.5, Asia/Dubai 25.2 55.3, Asia/Hong_Kong 22.3 114.2, Asia/Istanbul 41 29, Asia/Jakarta -6.2 106.8,
Asia/Jerusalem 31.8 35.2, Asia/Kolkata 22.6 88.4, Asia/Kuala_Lumpur 3.1 101.7, Asia/Manila 14.6 121, Asia/Seoul 37.6 127,
Asia/Shanghai 31.2 121.5, Asia/Singapore 1.3 103.8, Asia/Taipei 25 121.5, Asia/Tokyo 35.7 139.7, Australia/Adelaide -34.9 138.6,
Australia/Brisbane -27.5 153, Australia/Melbourne -37.8 145, Australia/Perth -31.9 115.9, Australia/Sydney -33.9 151.2,
Europe/Amsterdam 52.4 4.9, Europe/Athens 38 23.7, Europe/Belgrade 44.8 20.5, Europe/Berlin 52.5 13.4, Europe/Brussels 50.8 4.4,
Europe/Bucharest 44.4 26.1, Europe/Budapest 47.5 19, Europe/Copenhagen 55.7 12.6, Europe/Dublin 53.3 -6.3, Europe/Helsinki 60.2 24.9,
Europe/Istanbul 41 29, Europe/Kyiv 50.5 30.5, Europe/Lisbon 38.7 -9.1, Europe/London 51.5 -0.1, Europe/Luxembourg 49.6 6.1,
Europe/Madrid 40.4 -3.7, Europe/Oslo 59.9 10.8, Europe/Paris 48.9 2.4, Europe/Prague 50.1 14.4, Europe/Riga 56.9 24.1,
Europe/Rome 41.9 12.5, Europe/Sofia 42.7 23.3, Europe/Stockholm 59.3 18.1, Europe/Tallinn 59.4 24.8, Europe/Vienna 48.2 16.4,
Europe/Vilnius 54.7 25.3, Europe/Warsaw 52.2 21, Europe/Zagreb 45.8 16, Europe/Zurich 47.4 8.5, Pacific/Auckland -36.8 174.8`;
/** Meters. A feed whose center is this near belongs to such a city. */
const IN_CITY = 40_000;

/** The city that the zone is named after, if the center is in it; else ''. */
function zoneCity(timeZone: string, center: Place): string {
  const found = ZONE_CITIES.split(',').find((line) => line.trim().startsWith(`${timeZone} `));
  const [, lat = 0, lon = 0] = found?.trim().split(' ').map(Number) ?? [];
  const isInCity = found !== undefined && metersBetween(center, { lat, lon }) <= IN_CITY;
  return isInCity ? (timeZone.split('/').at(-1) ?? '').replaceAll('_', ' ') : '';
}

/** The name of the place with most service: a station, or the stops of one name; '' without names. */
function busiestPlace({ stops }: Tables, serviceOf: (stop: number) => number): string {
  const stations = new Map(stops.all.map(({ id, name }) => [id, name] as const));
  const service = new Map<string, number>();
  for (const [index, { name, parent }] of stops.all.entries()) {
    const place = stations.get(parent) || name;
    service.set(place, (service.get(place) ?? 0) + serviceOf(index));
  }
  const named = [...service].filter(([place]) => place !== '');
  return named.toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

/**
 * A city's name: its only agency. For a feed with several it is the publisher, else the large city that it is in,
 * else the place with most service; the report then says which was chosen, and how to set another.
 *
 * @param main the name of the agency with most trips
 * @param center where most service is
 * @param serviceOf how many trips serve a stop of stops.txt
 */
export function nameCity(
  tables: Tables,
  main: string,
  center: Place,
  serviceOf: (stop: number) => number,
  findings: Findings,
): string {
  const { agencies, info } = tables;
  const count = new Set(agencies.all.map(({ name }) => name)).size;
  if (count < 2) return main || info.publisher || agencies.timeZone;
  const candidates = [
    [info.publisher, 'the publisher in feed_info.txt'],
    [zoneCity(agencies.timeZone, center), 'the city where it is'],
    [busiestPlace(tables, serviceOf), 'the place with most service'],
  ] as const;
  const [name, from] = candidates.find(([candidate]) => candidate !== '') ?? [main, 'an agency'];
  const values = { name, agencies: String(count), from };
  findings.add('city-name', { file: 'agency.txt', field: 'agency_name', values });
  return name;
}
