import type { Alert, AlertConcern } from '../../contract/alerts/Alert.ts';

/** Which routes and stops the city has. */
export interface KnownPlaces {
  hasRoute(routeID: string): boolean;
  /** The stop that the city lists for an ID, which may have another one (G3); undefined if there is none. */
  listedStop(stopID: string): string | undefined;
}

/**
 * The notices without routes and stops that the city does not have. One that names only such is left out: it
 * would concern the whole city.
 *
 * @param known gives null for what can't be asked now, which leaves everything in
 * @returns which were left out, a sentence each
 */
export async function knownOnly(
  alerts: readonly Alert[],
  known: () => Promise<KnownPlaces | null>,
): Promise<{ readonly alerts: readonly Alert[]; readonly unknown: readonly string[] }> {
  const places = alerts.length === 0 ? null : await known();
  if (places === null) return { alerts, unknown: [] };
  const unknown: string[] = [];
  const kept = alerts.flatMap((alert): Alert[] => {
    if (alert.concerns.length === 0) return [alert];
    const missing: string[] = [];
    const concerns = alert.concerns.flatMap((concern): AlertConcern[] => {
      const { routeID, stops } = concern;
      if (routeID !== undefined && !places.hasRoute(routeID)) {
        missing.push(`route ${routeID}`);
        return [];
      }
      if (stops === undefined) return [concern];
      const found = new Set<string>();
      for (const stop of stops) {
        const listed = places.listedStop(stop);
        if (listed === undefined) missing.push(`stop ${stop}`);
        else found.add(listed);
      }
      return found.size === 0 ? [] : [{ ...concern, stops: [...found] }];
    });
    if (missing.length > 0) {
      const end = concerns.length === 0 ? ', so it is left out' : '';
      unknown.push(
        `Notice "${alert.alertID}" names ${missing.join(', ')}, which the city does not have${end}.`,
      );
    }
    return concerns.length === 0 ? [] : [{ ...alert, concerns }];
  });
  return { alerts: kept, unknown };
}
