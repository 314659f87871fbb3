import { runSteps } from '../../../../lib/steps.ts';
import { createLiveCity } from '../../../../transit/arrivals/createLiveCity.ts';
import type { LiveTimes } from '../../../../transit/arrivals/LiveTimes.ts';
import type { Timetable } from '../../../../transit/network/Timetable.ts';
import { createTripMatcher } from '../../../../transit/positions/createTripMatcher.ts';
import type { TripMatch } from '../../../../transit/positions/TripMatch.ts';
import { tripNames } from '../../../../transit/positions/tripNames.ts';
import type { Source } from '../../../Source.ts';
import buses from '../data/buses.json' with { type: 'json' };
import { demoSnapshot } from '../snapshot.ts';
import { busesAt } from './busesAt.ts';
import { demoMessage } from './demoMessage.ts';
import { tripUpdatesAt } from './tripUpdatesAt.ts';

/** What no feed says of a bus. */
const EQUIPMENT = new Map(
  buses.map(({ vehicleID, wifiAccess, wheelChairLift }) => [
    vehicleID,
    { wifiAccess, wheelChairLift },
  ]),
);

/** Seconds from one prediction of when buses come to the next. */
const PREDICTED_EVERY = 10;

/** What the demo city's buses do now. */
interface DemoFeed {
  readonly vehicles: NonNullable<Source['vehicles']>;
  /**
   * When they come to their stops.
   *
   * @param now milliseconds since 1970
   * @param timetable the demo's
   */
  live(now: number, timetable: Timetable): LiveTimes | null;
}

/**
 * Creates the realtime feed of the demo city. Its buses and predictions go through the same code as those of a real
 * city (S7, T26), with a message for each second.
 */
export function createDemoFeed(seed: number): DemoFeed {
  const snapshot = demoSnapshot();
  const matcher = createTripMatcher(snapshot);
  let last: { readonly second: number; readonly match: TripMatch } | null = null;
  let lastLive: { readonly second: number; readonly live: LiveTimes | null } | null = null;

  function matchAt(now: number): TripMatch {
    const second = Math.floor(now / 1000);
    if (last?.second === second) return last.match;
    const at = second * 1000;
    const match = runSteps(matcher.matchSteps(demoMessage(busesAt(at, seed), [], at), { now }));
    last = { second, match };
    return match;
  }

  /** Depends on nothing but the time, so that all copies of the demo say the same. */
  function predictAt(second: number, timetable: Timetable): LiveTimes | null {
    const now = second * 1000;
    const city = createLiveCity({ hasEstimates: false });
    const reader = city.use(snapshot, timetable);
    const match = matchAt(now);
    const { tripUpdates } = demoMessage([], tripUpdatesAt(now, seed), now);
    runSteps(city.joinSteps([{ ...match, updates: null }], now));
    const steps = reader?.readSteps(tripUpdates, {
      madeAt: now,
      now,
      ...tripNames(matcher, [match]),
      busOn: city.busOn,
      isTracked: city.isTracked,
      before: null,
    });
    const updates = steps === undefined ? null : runSteps(steps);
    runSteps(city.joinSteps([{ ...match, updates }], now));
    return city.current();
  }

  return {
    vehicles: {
      read: async (routeID, now) => {
        const match = matchAt(now);
        const value = match.ofRoute(routeID).map((vehicle) => ({
          ...vehicle,
          ...EQUIPMENT.get(vehicle.vehicleID),
        }));
        return { value, reportedAt: match.reportedAt };
      },
      latestAt: (now) => Math.floor(now / 1000) * 1000,
    },
    live(now, timetable) {
      const second = Math.floor(now / 1000 / PREDICTED_EVERY) * PREDICTED_EVERY;
      if (lastLive?.second !== second) lastLive = { second, live: predictAt(second, timetable) };
      return lastLive.live;
    },
  };
}
