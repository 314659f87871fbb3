import type { AnyJourney, AnyLeg } from '../../contract/journeys/bike-journeys.ts';
import type { RideLeg } from '../../contract/journeys/journeys.ts';
import { memoizeByObject } from '../../lib/memoizeByObject.ts';

/** A ride at the times of the timetable, if it has them. */
const asScheduled = (ride: RideLeg): RideLeg => ({
  ...ride,
  departAt: ride.scheduledDepartAt ?? ride.departAt,
  arriveAt: ride.scheduledArriveAt ?? ride.arriveAt,
  basis: 'scheduled',
});

/**
 * The journey as the timetable has it, for when its live times are old. Beside the word "Scheduled" nobody should read when
 * the bus was expected minutes ago: it may leave sooner.
 */
export const byTimetable = memoizeByObject((journey: AnyJourney): AnyJourney => {
  const rides = journey.legs.map((leg) => (leg.kind === 'ride' ? asScheduled(leg) : leg));
  const legs: AnyLeg[] = [];
  for (const [index, leg] of rides.entries()) {
    const before = legs.at(-1);
    const next = rides[index + 1];
    const length = leg.arriveAt - leg.departAt;
    const departAt =
      leg.kind === 'ride'
        ? leg.departAt
        : (before?.arriveAt ?? (next?.departAt ?? leg.arriveAt) - length);
    legs.push({ ...leg, departAt, arriveAt: departAt + length });
  }
  const [first] = legs;
  const last = legs.at(-1);
  if (first === undefined || last === undefined) return journey;
  return { ...journey, legs, departAt: first.departAt, arriveAt: last.arriveAt };
});
