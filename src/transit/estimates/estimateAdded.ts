import type { AddedBus } from '../../contract/realtime/located-bus.ts';
import { metersBetween, type Place } from '../../lib/geo/distance.ts';
import type { AddedRun } from '../predictions/LiveRun.ts';

/** A bus is between two stops if the way by it is longer by at most so many meters, or by this share of it. */
const MOST_DETOUR = 300;
const MOST_DETOUR_SHARE = 0.25;
/** Where a run passes a place twice, a bus that is a second off its time counts as so many meters off its way. */
const METERS_PER_SECOND_OFF = 0.5;

/**
 * Estimates a run that the timetable does not have from where its bus is: all times of the feed are moved by how
 * late the bus is. Such a run has no line, so the bus counts as between two stops if the way past it is hardly longer.
 *
 * @param placeOf gives the place of a stop by its index
 * @returns null if the bus is at no such place
 */
export function estimateAdded(
  added: AddedRun,
  bus: AddedBus,
  placeOf: (stop: number) => Place,
): AddedRun | null {
  let best = { cost: Number.POSITIVE_INFINITY, next: -1, late: 0 };
  const meters = added.stops.map((stop) => metersBetween(placeOf(stop), bus));
  for (let next = 1; next < added.stops.length; next++) {
    const [behind = 0, ahead = 0] = meters.slice(next - 1, next + 1);
    const way = metersBetween(
      placeOf(added.stops[next - 1] ?? -1),
      placeOf(added.stops[next] ?? -1),
    );
    const detour = behind + ahead - way;
    if (!(detour <= Math.max(MOST_DETOUR, MOST_DETOUR_SHARE * way))) continue;
    const share = behind / Math.max(1, behind + ahead);
    const [left = Number.NaN, comes = Number.NaN] = [
      added.departures[next - 1],
      added.arrivals[next],
    ];
    const late = bus.at - (left + share * (comes - left));
    const cost = detour + (Math.abs(late) / 1000) * METERS_PER_SECOND_OFF;
    if (cost < best.cost) best = { cost, next, late };
  }
  if (best.next === -1) return null;
  // Nobody leaves the first stop early.
  const isWaiting = best.next === 1 && best.late < 0;
  const late = isWaiting ? 0 : best.late;
  return {
    ...added,
    vehicleID: bus.vehicleID,
    basis: 'estimated',
    measuredAt: bus.at,
    seenAt: bus.at,
    arrivals: added.arrivals.map((at) => at + late),
    departures: added.departures.map((at) => at + late),
    next: isWaiting ? 0 : best.next,
    spreadSeconds: Number.NaN,
  };
}
