import type { AlertEffect, AlertTexts } from '../../contract/alerts/Alert.ts';
import type { Snapshot } from '../../contract/snapshot/snapshot.ts';
import { type EffectPlace, effectSentences } from '../../lib/words/effectSentences.ts';
import type { Found } from './concernsFrom.ts';

/** More names would be a wall. */
const MOST_NAMES = 5;

const listed = (names: readonly string[]): string =>
  names.length > MOST_NAMES ? `${names.slice(0, MOST_NAMES).join(', ')}, …` : names.join(', ');

function placeOf(stops: number, trips: number, routes: number): EffectPlace {
  if (stops > 0) return stops === 1 ? 'stop' : 'stops';
  if (trips > 0) return trips === 1 ? 'trip' : 'trips';
  if (routes > 0) return routes === 1 ? 'route' : 'routes';
  return 'city';
}

/**
 * Creates the function that gives an alert without a text one of our own: its effect in each language of the page,
 * and the routes and stops that it concerns as the timetable names them.
 */
export function createEffectText({ stops, city }: Snapshot) {
  const names = new Map(stops.map(({ stopID, intersection }) => [stopID, intersection]));
  return (
    effect: AlertEffect,
    found: readonly Found[],
  ): { readonly header: AlertTexts; readonly description: AlertTexts } => {
    const stopIDs = [...new Set(found.flatMap((one) => one.stops ?? []))];
    const trips = new Set(found.flatMap((one) => one.trips ?? []));
    const routes = [...new Set(found.flatMap((one) => one.routes ?? one.tripRoutes ?? []))];
    const place = placeOf(stopIDs.length, trips.size, routes.length);
    const texts = [
      listed(routes.map(({ label, routeID }) => label ?? routeID)),
      listed(stopIDs.map((stopID) => `${names.get(stopID) ?? ''} (${stopID})`)),
    ].filter((text) => text !== '');
    return {
      header: effectSentences(effect, place, city.language),
      description: texts.length === 0 ? {} : { [city.language || 'und']: texts.join(': ') },
    };
  };
}
