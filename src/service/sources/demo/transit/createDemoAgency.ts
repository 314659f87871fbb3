import { runSteps } from '../../../../lib/steps.ts';
import { createAgency } from '../../../../transit/createAgency.ts';
import { OutageError } from '../../../OutageError.ts';
import type { Source } from '../../../Source.ts';
import type { LiveAgency } from '../../snapshot/createSnapshotSource.ts';
import { demoSnapshot, demoTimetable } from '../snapshot.ts';
import { busesAt } from './busesAt.ts';
import { demoMessage } from './demoMessage.ts';
import { tripUpdatesAt } from './tripUpdatesAt.ts';

/** Calls a function when a new period of so many milliseconds has begun, with its beginning. */
function everyPeriod(length: number, take: (at: number) => void): (now: number) => void {
  let last = Number.NaN;
  return (now) => {
    const at = Math.floor(now / length) * length;
    if (at !== last) take(at);
    last = at;
  };
}

/**
 * Creates the agency of the demo city, which says when its buses come. They go through the same code as those of a real
 * city. What it says depends on nothing but the time, so that all copies of the demo say the same.
 */
export function createDemoAgency(seed: number): LiveAgency {
  const agency = createAgency({ feeds: 2, hasEstimates: false, hasMemory: false });
  runSteps(agency.use(demoSnapshot(), demoTimetable()));
  return {
    agency,
    use: async (snapshot, timetable) => runSteps(agency.use(snapshot, timetable)),
    follow: everyPeriod(10_000, (at) => {
      runSteps(agency.take(0, demoMessage(busesAt(at, seed), [], at), at));
      runSteps(agency.take(1, demoMessage([], tripUpdatesAt(at, seed), at), at));
    }),
  };
}

/** Where the buses of the demo city are, each second. An agency without a timetable only has to match them. */
export function createDemoVehicles(seed: number): NonNullable<Source['vehicles']> {
  const agency = createAgency({ feeds: 1 });
  runSteps(agency.use(demoSnapshot(), null));
  const follow = everyPeriod(1000, (at) => {
    runSteps(agency.take(0, demoMessage(busesAt(at, seed), [], at), at));
  });
  return {
    async read(routeID, now) {
      follow(now);
      const report = agency.vehicles(now)?.ofRoute(routeID);
      if (!report) throw new OutageError('the demo has no such route');
      return { value: report.vehicles, reportedAt: report.reportedAt };
    },
    latestAt: (now) => Math.floor(now / 1000) * 1000,
  };
}
