import type { Alert, AlertConcern } from '../../contract/alerts/Alert.ts';
import type { ReadNotices } from '../../feeds/notices/readNotices.ts';
import { cutText } from '../../lib/text/plainText.ts';
import type { CityPlaces } from './mixAlerts.ts';

/** Enough to know which notice it is. */
const HEADER_LETTERS = 60;

/** What a notice names and the city doesn't have, in a sentence. */
export interface UnknownPlaces {
  readonly text: string;
  readonly isLeftOut: boolean;
}

/**
 * The notices without routes and stops that the city does not have. One that names only such is left out: it
 * would concern the whole city.
 *
 * @param known gives null for what can't be asked now, which leaves everything in
 * @returns which were left out, a sentence each
 */
export async function knownOnly(
  { alerts, places: placesInFile }: ReadNotices,
  known: () => Promise<CityPlaces | null>,
): Promise<{ readonly alerts: readonly Alert[]; readonly unknown: readonly UnknownPlaces[] }> {
  const places = alerts.length === 0 ? null : await known();
  if (places === null) return { alerts, unknown: [] };
  const unknown: UnknownPlaces[] = [];
  const kept = alerts.flatMap((alert): Alert[] => {
    if (alert.concerns.length === 0) return [alert];
    const missing: string[] = [];
    const concerns = alert.concerns.flatMap((concern): AlertConcern[] => {
      const { routeID, stops } = concern;
      const route = routeID === undefined ? undefined : places.route(routeID);
      if (routeID !== undefined && route === undefined) {
        missing.push(`route ${routeID}`);
        return [];
      }
      const listed = { ...concern, ...(route === undefined ? {} : { routeID: route }) };
      if (stops === undefined) return [listed];
      const found = new Set<string>();
      for (const stopID of stops) {
        const named = places.stops(stopID);
        if (named.length === 0) missing.push(`stop ${stopID}`);
        for (const stop of named) found.add(stop);
      }
      return found.size === 0 ? [] : [{ ...listed, stops: [...found] }];
    });
    if (missing.length > 0) {
      const isLeftOut = concerns.length === 0;
      const place = placesInFile.get(alert.alertID) ?? 'A notice';
      const [header = ''] = Object.values(alert.header);
      const names = `${place}, "${cutText(header, HEADER_LETTERS)}", names ${missing.join(', ')}`;
      const end = isLeftOut ? ', so it is left out' : '';
      unknown.push({ text: `${names}, which the city does not have${end}.`, isLeftOut });
    }
    return concerns.length === 0 ? [] : [{ ...alert, concerns }];
  });
  return { alerts: kept, unknown };
}
