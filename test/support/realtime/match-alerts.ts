import type { Snapshot } from '../../../src/contract/snapshot/snapshot.ts';
import { decodeFeedMessage } from '../../../src/feeds/realtime/decodeFeedMessage.ts';
import { matchAlerts } from '../../../src/transit/alerts/matchAlerts.ts';
import { tripIDOf } from '../../../src/transit/arrivals/trip-id.ts';
import { encodeAlerts, type SentAlert } from './encodeAlerts.ts';
import { smallSnapshot } from './small-snapshot.ts';

/** Monday, November 23, 2026, noon in Chicago. */
export const ALERTS_NOW = Date.parse('2026-11-23T18:00:00Z');

/** The routes of the small snapshot, with their route_id. */
export const [FIRST = { routeID: '', id: '' }, SECOND = { routeID: '', id: '' }] =
  smallSnapshot().routes.map(({ routeID, gtfsRouteIDs: [id = ''] }) => ({ routeID, id }));

/** The small snapshot with two agencies, of which one has a tram; Mill and Park are one station. */
export function cityOfTwo(): Snapshot {
  const small = smallSnapshot();
  return {
    ...small,
    routes: small.routes.map((route, index) => ({
      ...route,
      agencyID: ['A', 'B'][index] ?? 'A',
      type: index === 1 ? 0 : 3,
    })),
    stops: small.stops.map((stop, index) => (index < 2 ? { ...stop, station: 'hub' } : stop)),
  };
}

/** Matches the alerts of a message to a city, after both were encoded and decoded. */
export const matchSent = (alerts: readonly SentAlert[], snapshot = cityOfTwo()) =>
  matchAlerts(decodeFeedMessage(encodeAlerts(alerts)).alerts, {
    snapshot,
    tripIDOf,
    now: ALERTS_NOW,
  });
