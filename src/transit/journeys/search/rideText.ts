import { runIndex } from '../lanes/Lane.ts';
import type { Side } from '../network/createSide.ts';
import type { LaneRide } from './Way.ts';

/**
 * Tells rides apart by what the feed says: its trips and stops. Of two ways that are equally good, a service and a page
 * then answer the same one, though their lists are in another order.
 */
export function rideText({ view, ridingOf }: Side, { parts }: LaneRide): string {
  const { network, partOf } = view;
  const trips = parts.map(({ pattern, lane, run, start }) => {
    const trip = lane.runs.trips[runIndex(lane, run)] ?? -1;
    return `${start} ${network.cities[partOf(pattern)]?.snapshot.trips.ids[trip] ?? ''}`;
  });
  const [first, last] = [parts[0], parts.at(-1)];
  const stopIDs = [
    first && ridingOf(first.pattern).stops[first.from],
    last && ridingOf(last.pattern).stops[last.to],
  ].map((stop = -1) => {
    const { part, index } = network.stopAt(stop);
    return network.cities[part]?.stops[index]?.stopID ?? '';
  });
  return [...trips, ...stopIDs].join(' ');
}
