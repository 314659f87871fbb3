import type { SnapshotDirection } from '../../../contract/snapshot/snapshot.ts';
import { BY_PHONE, dropOffOf, NO_ACCESS, pickupOf } from '../../../contract/snapshot/timetable.ts';
import { groupByEach } from '../../../lib/groupBy.ts';
import { mergeStopOrders } from '../routes/mergeStopOrders.ts';
import type { FeedPattern } from '../stop-times/PatternTable.ts';

/** A pattern of one route, with its numbers in the snapshot. */
export interface RoutePattern {
  readonly pattern: FeedPattern;
  /** The destination at each stop. */
  readonly destinations: readonly string[];
  /** The snapshot's numbers of its stops. */
  readonly stops: readonly number[];
  /** The number of its line, or -1. */
  readonly line: number;
  /** Trips that run in the next 14 days. */
  readonly served: number;
}

const canBoard = (flags: number | undefined) => pickupOf(flags ?? 0) !== NO_ACCESS;
/** A vehicle that only passes a stop, or waits there, is not at it for riders. */
const isForRiders = (flags: number | undefined) =>
  canBoard(flags) || dropOffOf(flags ?? 0) !== NO_ACCESS;

function directionOf(destination: string, patterns: readonly RoutePattern[]): SnapshotDirection {
  const served = patterns.filter((each) => each.served > 0);
  const byService = served.toSorted((a, b) => b.served - a.served);
  const drawn = byService.length > 0 ? byService : patterns;
  const stopsWhere = (isListed: (flags: number | undefined) => boolean) =>
    byService.map(({ stops, destinations, pattern }) =>
      stops.filter(
        (_, index) => destinations[index] === destination && isListed(pattern.flags[index]),
      ),
    );
  const listed = mergeStopOrders(stopsWhere(isForRiders));
  const boarded = new Set(stopsWhere(canBoard).flat());
  const exitOnly = listed.filter((stop) => !boarded.has(stop));
  const boardedFreely = new Set(
    stopsWhere((flags) => canBoard(flags) && pickupOf(flags ?? 0) !== BY_PHONE).flat(),
  );
  const byReservation = [...boarded].filter((stop) => !boardedFreely.has(stop));
  return {
    destination,
    stops: listed,
    ...(exitOnly.length === 0 ? {} : { exitOnly }),
    ...(byReservation.length === 0 ? {} : { byReservation }),
    lines: [...new Set(drawn.map(({ line }) => line))].filter((line) => line !== -1),
  };
}

/**
 * Adds the stops that a route serves on demand. They have no order and no line. Where a destination has other
 * stops, too, they follow these.
 */
export function withDemand(
  directions: readonly SnapshotDirection[],
  demand: readonly Pick<SnapshotDirection, 'destination' | 'stops'>[],
): readonly SnapshotDirection[] {
  const all = new Map(directions.map((direction) => [direction.destination, direction]));
  for (const { destination, stops } of demand) {
    const own = all.get(destination) ?? { destination, stops: [], lines: [] };
    const added = stops.filter((stop) => !own.stops.includes(stop));
    if (added.length > 0)
      all.set(destination, {
        ...own,
        stops: [...own.stops, ...added],
        byReservation: [...(own.byReservation ?? []), ...added],
      });
  }
  return [...all.values()];
}

/** The directions of a route: direction_id 0 before 1, then those with more service first. */
export function buildDirections(patterns: readonly RoutePattern[]): readonly SnapshotDirection[] {
  const byDestination = groupByEach(patterns, ({ destinations }) => new Set(destinations));
  const rank = ({ pattern }: RoutePattern) =>
    pattern.directionID === -1 ? 2 : pattern.directionID;
  return [...byDestination]
    .map(([destination, all]) => ({
      destination,
      all,
      direction: all.reduce((least, each) => Math.min(least, rank(each)), 2),
      served: all.reduce((sum, { served }) => sum + served, 0),
    }))
    .toSorted(
      (a, b) =>
        a.direction - b.direction ||
        b.served - a.served ||
        (a.destination < b.destination ? -1 : 1),
    )
    .map(({ destination, all }) => directionOf(destination, all));
}
