import type { FeedMessage, ReportedVehicle } from '../../contract/realtime/FeedMessage.ts';
import type { Snapshot } from '../../contract/snapshot/snapshot.ts';
import type { IsNearCity } from '../../lib/geo/IsNearCity.ts';
import type { LeftOutReason } from './TripMatch.ts';

/** Vehicles whose position is older say nothing about now, in milliseconds. */
export const OLDEST_POSITION = 180_000;
/** About 30 km. Farther from all stops, a position is an error. */
const MARGIN_DEGREES = 0.3;

/** A vehicle that can be shown if it is on a route. */
export interface SelectedVehicle {
  readonly vehicleID: string;
  /** When the position was measured, at most the feed's time, in milliseconds since 1970. */
  readonly at: number;
  readonly reported: ReportedVehicle;
}

export type CountLeftOut = (reason: LeftOutReason, count?: number) => void;

/** @param margin how far from all stops a place may be, in degrees of latitude */
export function createIsNearCity(
  { stops }: Pick<Snapshot, 'stops'>,
  margin = MARGIN_DEGREES,
): IsNearCity {
  if (stops.length === 0) return () => true;
  let [south, west, north, east] = [90, 180, -90, -180];
  for (const { lat, lon } of stops) {
    south = Math.min(south, lat);
    north = Math.max(north, lat);
    west = Math.min(west, lon);
    east = Math.max(east, lon);
  }
  const middle = ((south + north) / 2) * (Math.PI / 180);
  const marginEast = margin / Math.max(0.01, Math.cos(middle));
  return ({ lat, lon }) =>
    lat >= south - margin &&
    lat <= north + margin &&
    lon >= west - marginEast &&
    lon <= east + marginEast;
}

/** Whether a position can be right at all. Receivers without a fix report 0,0. */
const isPosition = ({ lat, lon }: ReportedVehicle) =>
  Math.abs(lat) <= 90 && Math.abs(lon) <= 180 && (lat !== 0 || lon !== 0);

/**
 * When a feed was made, at most `now`, in milliseconds since 1970. Without a header time, the newest
 * vehicle's time is used.
 */
export function reportTime({ madeAt, vehicles }: FeedMessage, now: number): number {
  const times =
    madeAt === undefined ? vehicles.flatMap(({ measuredAt }) => measuredAt ?? []) : [madeAt];
  const newest = times.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  return newest === Number.NEGATIVE_INFINITY ? now : Math.min(newest, now);
}

/** So many vehicles with one ID are not one. */
const LEAST_OF_NO_ID = 3;

/**
 * How riders know each vehicle: its label, unless vehicles with several IDs have it; else its ID, or what the
 * feed calls the entity or the trip. A descriptor is optional.
 */
function namesOf(vehicles: readonly ReportedVehicle[]): (vehicle: ReportedVehicle) => string {
  const idsOfLabel = new Map<string, Set<string>>();
  const [entities, vehiclesOfID] = [new Map<string, number>(), new Map<string, number>()];
  const addTo = (counts: Map<string, number>, key: string) =>
    counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const { label, id, entityID } of vehicles) {
    const ids = idsOfLabel.get(label) ?? new Set();
    idsOfLabel.set(label, ids.add(id));
    addTo(entities, entityID);
    addTo(vehiclesOfID, id);
  }
  return ({ label, id: sent, entityID, tripID }) => {
    // A vehicle may be sent twice. An ID of more is `0`, or the operator's.
    const id = (vehiclesOfID.get(sent) ?? 0) < LEAST_OF_NO_ID ? sent : '';
    const hasOwnLabel = id === '' || (idsOfLabel.get(label)?.size ?? 0) < 2;
    // Some producers number all entities 0.
    const ownEntityID = (entities.get(entityID) ?? 0) < 2 ? entityID : '';
    return (hasOwnLabel && label) || id || ownEntityID || tripID;
  };
}

/**
 * Selects the vehicles of a feed with a label or ID, a plausible position and a current time. Of two
 * with the same ID, the newest counts.
 *
 * @param reportedAt the time of `reportTime`
 */
export function selectVehicles(
  { deleted, unreadable, madeAt, vehicles }: FeedMessage,
  reportedAt: number,
  isNearCity: IsNearCity,
  leaveOut: CountLeftOut,
): readonly SelectedVehicle[] {
  const selected = new Map<string, SelectedVehicle>();
  const idOf = namesOf(vehicles);
  const reasonAgainst = (reported: ReportedVehicle, at: number): LeftOutReason | undefined => {
    if (reported.isCanceled) return 'canceled';
    if (idOf(reported) === '') return 'withoutID';
    if (!isPosition(reported)) return 'withoutPosition';
    if (!isNearCity(reported)) return 'farAway';
    return reportedAt - at > OLDEST_POSITION ? 'tooOld' : undefined;
  };
  leaveOut('deleted', deleted);
  leaveOut('unreadable', unreadable);
  for (const reported of vehicles) {
    // A clock that is fast must not make a vehicle newer than all others.
    const at = Math.min(reported.measuredAt ?? madeAt ?? reportedAt, reportedAt);
    const reason = reasonAgainst(reported, at);
    if (reason !== undefined) {
      leaveOut(reason);
      continue;
    }
    const vehicleID = idOf(reported);
    const other = selected.get(vehicleID);
    if (other !== undefined) leaveOut('duplicate');
    if (other === undefined || at >= other.at) selected.set(vehicleID, { vehicleID, at, reported });
  }
  return [...selected.values()];
}
