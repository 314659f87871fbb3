import type { JourneyNeeds } from '../../contract/journeys/journeys.ts';
import type { JourneyPart } from './JourneyPart.ts';
import type { Lane } from './lanes/Lane.ts';

/** wheelchair_accessible or bikes_allowed: yes. */
const YES = 1;

/** Whether a run of an agency, given by its index, has what the rider needs. What the feed does not say is not there. */
export const suitsNeeds =
  (parts: readonly JourneyPart[], needs: JourneyNeeds) =>
  (part: number, { runs, isBackward }: Lane, index: number): boolean => {
    const at = isBackward ? runs.trips.length - 1 - index : index;
    const { bikes, wheelchairs } = parts[part]?.city.snapshot.trips ?? {};
    const trip = runs.trips[at] ?? -1;
    if (needs.includes('bike') && bikes?.[trip] !== YES) return false;
    const today = runs.lives?.[at]?.isWheelchairAccessible;
    return needs === 'bike' || (today ?? wheelchairs?.[trip] === YES);
  };
