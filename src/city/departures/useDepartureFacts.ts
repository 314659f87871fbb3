import type { Arrival } from '../../contract/arrivals.ts';
import { meetsNeeds } from '../../features/vehicles/meetsNeeds.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import { usePageView } from '../../view/ViewContext.tsx';

/**
 * Returns a function that says whether a bus has what the rider needs, and what it lacks that other buses of the stop
 * have.
 */
export function useEquipmentFacts(
  arrivals: readonly Arrival[],
): (arrival: Arrival) => readonly string[] {
  const { words } = useLanguage();
  // The timetable and the bus's report know of these only.
  const needs = usePageView().needs.filter((need) => need === 'accessible' || need === 'bike');
  const isSomeAccessible = arrivals.some((one) => one.wheelChairAccessible === true);
  return (arrival) => {
    const met = meetsNeeds({ ...arrival, wheelChairLift: undefined, wifiAccess: undefined }, needs);
    // Said of each bus; what else it lacks only to riders who need it.
    const isNotAccessible = isSomeAccessible && arrival.wheelChairAccessible === false;
    return [
      ...(met === 'no' ? [words.needs.unmet] : []),
      ...(met === 'unknown' ? [words.needs.notReported] : []),
      ...(met !== 'no' && isNotAccessible
        ? [words.lists.labeled(words.needs.accessible, words.vehicles.card.no)]
        : []),
    ];
  };
}

/**
 * Returns a function that names what riders should know about a bus before it comes: how full it is, and its equipment.
 * Facts that are true of all buses are left out.
 */
export function useDepartureFacts(
  arrivals: readonly Arrival[],
): (arrival: Arrival) => readonly string[] {
  const { occupancies } = useLanguage().words.trips;
  const equipmentOf = useEquipmentFacts(arrivals);
  return (arrival) => {
    const { occupancy, basis } = arrival;
    const isKnown = occupancy !== undefined && basis !== 'scheduled';
    return [...(isKnown ? [occupancies[occupancy]] : []), ...equipmentOf(arrival)];
  };
}
