import {
  isApproximate,
  dropOffOf,
  NO_ACCESS,
  pickupOf,
  type SnapshotTimetable,
} from '../../contract/snapshot/timetable.ts';
import type { StopPlace } from './stopPlaces.ts';

export interface PlaceRules {
  /** Whether riders can board there, as pickup_type says. */
  readonly canBoard: (place: StopPlace) => boolean;
  /** Whether riders can get off there, as drop_off_type says. */
  readonly canAlight: (place: StopPlace) => boolean;
  /** Whether a bus that is early waits there, as timepoint says. */
  readonly isTimepoint: (place: StopPlace) => boolean;
}

/** What the timetable says of the places of stops in patterns. */
export function placeRules({ patternRules }: SnapshotTimetable): PlaceRules {
  const ruleAt = ({ pattern, position }: StopPlace): number => {
    const rules = patternRules[pattern] ?? 0;
    return typeof rules === 'number' ? rules : (rules[position] ?? 0);
  };
  const othersByPattern: (boolean | undefined)[] = [];
  /** Whether a pattern has stops that are no timepoints. A feed that calls all times exact only doesn't say. */
  function hasOthers(pattern: number): boolean {
    const rules = patternRules[pattern] ?? 0;
    return (othersByPattern[pattern] ??= typeof rules !== 'number' && rules.some(isApproximate));
  }
  return {
    canAlight: (place) => dropOffOf(ruleAt(place)) !== NO_ACCESS,
    canBoard: (place) => pickupOf(ruleAt(place)) !== NO_ACCESS,
    isTimepoint: (place) => hasOthers(place.pattern) && !isApproximate(ruleAt(place)),
  };
}
