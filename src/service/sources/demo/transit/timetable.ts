import { civilTimeAt, hourOf, weekdayOf } from '../civil-time.ts';
import type { RoutePlan } from '../plan/route-plan.ts';
import { chanceOf } from '../random.ts';
import type { Run } from './run.ts';

/** Where a bus is on its round trip. */
interface BusPlace {
  readonly direction: 0 | 1;
  /** Seconds since it left the end of the line; negative while it waits there. */
  readonly seconds: number;
}

/** The work of one bus: consecutive round trips during its shifts. */
export interface BusDuty {
  /** The bus's place at an instant, or null while it is out of service. */
  placeAt(now: number): BusPlace | null;
}

/** Hours since midnight; above 24 for the following night. */
interface Span {
  readonly from: number;
  readonly to: number;
}

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const WEEKDAYS = [1, 2, 3, 4, 5];

interface Shift extends Span {
  readonly weekdays: readonly number[];
}

/** The shifts of one bus of a route: every fourth bus runs all day, the others less. */
function shiftsOf({ service }: RoutePlan, bus: number): readonly Shift[] {
  if (service === 'peak') {
    return [
      { from: 6, to: 9, weekdays: WEEKDAYS },
      { from: 15, to: 18.5, weekdays: WEEKDAYS },
    ];
  }
  if (service === 'owl' && bus === 0) return [{ from: 0, to: 24, weekdays: EVERY_DAY }];
  if (bus % 4 === 0) return [{ from: 4.9, to: 24.6, weekdays: EVERY_DAY }];
  if (bus % 4 === 2) return [{ from: 5.6, to: 22.2, weekdays: EVERY_DAY }];
  if (bus % 4 === 1) {
    return [
      { from: 6, to: 19.2, weekdays: WEEKDAYS },
      { from: 8.2, to: 18.6, weekdays: [0, 6] },
    ];
  }
  return [{ from: 8, to: 18.4, weekdays: EVERY_DAY }];
}

/** Whether a round trip that starts at this instant is within a shift. */
function isOut(shifts: readonly Shift[], start: number): boolean {
  const civil = civilTimeAt(start);
  const hour = hourOf(civil);
  const weekday = weekdayOf(civil);
  const yesterday = (weekday + 6) % 7;
  return shifts.some(
    ({ from, to, weekdays }) =>
      (weekdays.includes(weekday) && hour >= from && hour < to) ||
      (weekdays.includes(yesterday) && hour + 24 >= from && hour + 24 < to),
  );
}

/** Minimum layover at each end, in seconds. */
const MIN_LAYOVER = 5 * 60;

/**
 * Creates the duties of a route's buses at the planned headway. The rest of each round trip is spent
 * on layovers at both ends.
 */
export function createDuties(
  plan: RoutePlan,
  runs: readonly [Run, Run],
  seed: number,
): readonly BusDuty[] {
  const headway = plan.headway * 60;
  const driving = runs[0].seconds + runs[1].seconds;
  const count = Math.max(2, Math.ceil((driving + 2 * MIN_LAYOVER) / headway));
  const round = count * headway;
  const layover = (round - driving) / 2;
  const phase = chanceOf(seed, 'phase', plan.routeID) * round;
  return Array.from({ length: count }, (_, bus) => {
    const shifts = shiftsOf(plan, bus);
    // Real buses do not keep their headway to the second.
    const late = (chanceOf(seed, 'late', plan.routeID, bus) - 0.5) * Math.min(150, headway / 3);
    const offset = phase + bus * headway + late;
    return {
      placeAt(now) {
        const since = now / 1000 - offset;
        const start = Math.floor(since / round) * round;
        if (!isOut(shifts, (start + offset) * 1000)) return null;
        const seconds = since - start;
        const first = seconds - layover;
        if (first <= runs[0].seconds) return { direction: 0, seconds: first };
        return { direction: 1, seconds: first - runs[0].seconds - layover };
      },
    };
  });
}
