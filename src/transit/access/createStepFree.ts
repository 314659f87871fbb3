import type { SnapshotWays } from '../../contract/snapshot/ways.ts';
import type { StepFree } from '../../contract/stops/station.ts';
import { groupBy } from '../../lib/groupBy.ts';
import { memoizeByObject } from '../../lib/memoizeByObject.ts';

/** Whether an elevator, given by its index, is out of service. */
export type IsClosed = (elevator: number) => boolean;

interface Reached {
  readonly area: number;
  /** The area before, and the elevator from there, or -1; null at an entrance. */
  readonly by: { readonly from: number; readonly elevator: number } | null;
}

const linksOf = memoizeByObject(({ links }: SnapshotWays) => groupBy(links, ([from]) => from));

/** The areas that can be reached, each by the way with the fewest elevators. */
function reach(ways: SnapshotWays, isClosed: IsClosed): ReadonlyMap<number, Reached> {
  const links = linksOf(ways);
  const reached = new Map<number, Reached>();
  // What as many elevators reach. The list grows while it is read: by what is reached on foot from there.
  let same: Reached[] = ways.entrances.map((area) => ({ area, by: null }));
  while (same.length > 0) {
    const more: Reached[] = [];
    for (const each of same) {
      const { area } = each;
      if (reached.has(area)) continue;
      reached.set(area, each);
      for (const [from, to, elevator] of links.get(area) ?? []) {
        const next = { area: to, by: { from, elevator } };
        if (elevator === -1) same.push(next);
        else if (!isClosed(elevator)) more.push(next);
      }
    }
    same = more;
  }
  return reached;
}

/** Which platforms can be reached without steps at a moment. */
export interface StepFreePlatforms {
  /** Undefined for a stop of which it is not known. */
  of(stopID: string): StepFree | undefined;
  /** Whether it is known that a stop can't be reached. */
  isOutOfReach(stopID: string): boolean;
}

/**
 * Which platforms can be reached without steps at a time, as far as is known now; null where the feed says nothing of it. All
 * times are milliseconds since 1970.
 */
export type StepFreeAt = (at: number, now: number) => StepFreePlatforms | null;

/** Finds which platforms can be reached without steps while some elevators are out of service. */
export function createStepFree(ways: SnapshotWays, isClosed: IsClosed): StepFreePlatforms {
  const now = reach(ways, isClosed);
  const usually = reach(ways, () => false);
  const areas = areasOf(ways);
  /** The elevators on the way to an area, by name, the first one first. */
  function elevatorsTo(
    reached: ReadonlyMap<number, Reached>,
    area: number,
    isListed: IsClosed,
  ): string[] {
    const names = new Set<string>();
    for (let by = reached.get(area)?.by ?? null; by !== null; by = reached.get(by.from)?.by ?? null)
      if (by.elevator !== -1 && isListed(by.elevator))
        names.add(ways.elevators[by.elevator]?.name ?? '');
    return [...names].toReversed();
  }
  return {
    of(stopID) {
      const own = areas.get(stopID);
      if (own === undefined) return undefined;
      const open = own.find(([, area]) => now.has(area));
      if (open !== undefined)
        return { isReached: true, elevators: elevatorsTo(now, open[1], () => true) };
      const other = own.find(([, area]) => usually.has(area));
      const closed = other === undefined ? [] : elevatorsTo(usually, other[1], isClosed);
      return { isReached: false, elevators: closed };
    },
    isOutOfReach: (stopID) => areas.get(stopID)?.some(([, area]) => now.has(area)) === false,
  };
}

const areasOf = memoizeByObject(({ platforms }: SnapshotWays) =>
  groupBy(platforms, ([stopID]) => stopID),
);
