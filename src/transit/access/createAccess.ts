import { periodAt } from '../../contract/alerts/Alert.ts';
import type { SnapshotWays } from '../../contract/snapshot/ways.ts';
import { createStepFree, type StepFreePlatforms } from './createStepFree.ts';
import type { ElevatorClosure } from './elevatorClosures.ts';

/** Moments with other elevators out of service that are kept: now, and when journeys are asked for. */
const MOST_KEPT = 4;

/** The elevators that are out of service at a time; indexes. */
function closedAt(
  { elevators }: SnapshotWays,
  closures: readonly ElevatorClosure[],
  at: number,
): readonly number[] {
  const inForce = closures.filter((closure) => {
    const period = periodAt(closure, at);
    return period !== undefined && (period.from ?? 0) <= at;
  });
  const stations = new Set(inForce.flatMap((closure) => [...closure.stations]));
  const single = new Set(inForce.flatMap((closure) => [...closure.elevators]));
  return [...elevators.keys()].filter(
    (index) => single.has(index) || stations.has(elevators[index]?.station ?? ''),
  );
}

/**
 * Creates the function that finds which platforms can be reached without steps at a time: the same object until other
 * elevators are out of service.
 */
export function createAccess() {
  let kept: { ways: SnapshotWays; key: string; platforms: StepFreePlatforms }[] = [];
  /** @param at milliseconds since 1970 */
  return (ways: SnapshotWays, closures: readonly ElevatorClosure[], at: number) => {
    const closed = closedAt(ways, closures, at);
    const key = closed.join(' ');
    const existing = kept.find((one) => one.ways === ways && one.key === key);
    if (existing !== undefined) return existing.platforms;
    const indexes = new Set(closed);
    const platforms = createStepFree(ways, (elevator) => indexes.has(elevator));
    kept = [{ ways, key, platforms }, ...kept].slice(0, MOST_KEPT);
    return platforms;
  };
}
