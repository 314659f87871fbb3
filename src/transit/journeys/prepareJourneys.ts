import type { Steps } from '../../lib/steps.ts';
import { createRouter } from './createRouter.ts';
import type { JourneyPart } from './JourneyPart.ts';
import type { WaySettings } from './network/createTransfers.ts';
import { datesOf, momentOf, routedOf } from './routed.ts';

/** Stops whose changes are worked out in one step, and patterns whose runs are laid out. */
const STOPS_AT_ONCE = 64;
const PATTERNS_AT_ONCE = 8;
/** Ways that are looked for, so that the code is compiled before a rider asks. */
const TRIALS = 12;

/** Works out what ways by the timetable need at a moment, so that no rider waits for it. */
export function* prepareSteps(
  agencies: readonly JourneyPart[],
  settings: WaySettings,
  now: number,
): Steps<void> {
  const parts = agencies.map((agency) => ({ ...agency, live: null }));
  const routed = routedOf(parts, settings);
  const { network } = routed;
  const { stopCount } = network;
  const { transfers } = routed;
  const { from, to } = transfers;
  for (let stop = 0; stop < stopCount; stop++) {
    if (stop % STOPS_AT_ONCE === 0) yield;
    from.firstOf(stop);
    to.firstOf(stop);
  }
  const query = { at: now, isArriveBy: false, needs: null, now };
  for (const part of parts)
    for (const date of datesOf(part, query)) {
      yield;
      part.city.blocksOn(date);
    }
  const { view, onward, back } = momentOf(
    routed,
    { transfers, platforms: [] },
    parts,
    query,
    false,
  );
  for (let pattern = 0; pattern < view.patternCount; pattern++) {
    if (pattern % PATTERNS_AT_ONCE === 0) yield;
    for (const side of [onward, back])
      for (const lane of side.ridingOf(pattern).lanes)
        if (side.hasLinks) {
          const links = side.links.of(pattern, lane);
          for (const run of lane.starts.keys()) side.links.laneAfter(links, run);
        }
  }
  if (stopCount === 0) return;
  const router = createRouter(settings);
  const placeAt = (nth: number) => network.placeOf(Math.floor((nth * stopCount) / (TRIALS + 1)));
  for (let nth = 0; nth < TRIALS; nth++) {
    yield;
    router(parts, { ...query, from: placeAt(nth), to: placeAt(nth + 1), walkMinutes: 15 });
  }
}
