import { decodeFeedMessage } from '../../../../feeds/realtime/decodeFeedMessage.ts';
import { createTripMatcher } from '../../../../feeds/realtime/match/createTripMatcher.ts';
import type { TripMatch } from '../../../../feeds/realtime/match/TripMatch.ts';
import { runSteps } from '../../../../lib/steps.ts';
import type { Source } from '../../../Source.ts';
import buses from '../data/buses.json' with { type: 'json' };
import { demoSnapshot } from '../snapshot.ts';
import { busesAt } from './busesAt.ts';
import { encodeFeed } from './encodeFeed.ts';

/** What no feed says of a bus. */
const EQUIPMENT = new Map(
  buses.map(({ vehicleID, wifiAccess, wheelChairLift }) => [
    vehicleID,
    { wifiAccess, wheelChairLift },
  ]),
);

/**
 * Supplies the demo city's buses. They go through the same realtime feed as those of a real city (S7), with a
 * message for each second.
 */
export function createVehicles(seed: number): NonNullable<Source['vehicles']> {
  const matcher = createTripMatcher(demoSnapshot());
  let last: { readonly second: number; readonly match: TripMatch } | null = null;

  function matchAt(now: number): TripMatch {
    const second = Math.floor(now / 1000);
    if (last?.second === second) return last.match;
    const message = decodeFeedMessage(encodeFeed(busesAt(second * 1000, seed), [], second));
    const match = runSteps(matcher.matchSteps(message, { now }));
    last = { second, match };
    return match;
  }

  return {
    read: async (routeID, now) => {
      const match = matchAt(now);
      const value = match.ofRoute(routeID).map((vehicle) => ({
        ...vehicle,
        ...EQUIPMENT.get(vehicle.vehicleID),
      }));
      return { value, reportedAt: match.reportedAt };
    },
    latestAt: (now) => Math.floor(now / 1000) * 1000,
  };
}
