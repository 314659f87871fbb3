import type { JourneyNeeds } from '../../contract/journeys/journeys.ts';
import type { JourneyPart } from './JourneyPart.ts';
import { only } from './lanes/createCityView.ts';
import type { Lane } from './lanes/Lane.ts';

/** wheelchair_accessible or bikes_allowed: yes. */
const YES = 1;

/**
 * Returns a function for the runs of an agency's lane that have what the rider needs. What the feed does not say is not
 * there.
 *
 * @param known the lanes of the timetable that were looked at before, of this city and for these needs
 */
export function suitsNeeds(
  parts: readonly JourneyPart[],
  needs: JourneyNeeds,
  known: WeakMap<Lane, readonly Lane[]>,
): (part: number, lane: Lane) => readonly Lane[] {
  function suits(part: number, { runs }: Lane, index: number): boolean {
    const { bikes, wheelchairs } = parts[part]?.city.snapshot.trips ?? {};
    const trip = runs.trips[index] ?? -1;
    if (needs.includes('bike') && bikes?.[trip] !== YES) return false;
    const today = runs.lives?.[index]?.isWheelchairAccessible;
    return needs === 'bike' || (today ?? wheelchairs?.[trip] === YES);
  }
  return (part, lane) => {
    const existing = known.get(lane);
    if (existing !== undefined) return existing;
    const made = only(lane, (index) => suits(part, lane, index), lane.isUnseen);
    known.set(lane, made);
    return made;
  };
}
