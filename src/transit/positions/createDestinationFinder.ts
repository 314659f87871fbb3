import type { Snapshot } from '../../contract/snapshot/snapshot.ts';

/** How many trips go to each destination all the way, by route and direction_id. */
function tripsByDestination({ patterns, trips }: Snapshot) {
  const counts = new Map<string, Map<number, number>>();
  for (const index of trips.patterns) {
    const pattern = patterns[index];
    if (pattern === undefined) continue;
    const key = `${pattern.route} ${pattern.directionID}`;
    const ofDirection = counts.get(key) ?? new Map<number, number>();
    counts.set(key, ofDirection);
    // A headsign that changes on the way is no destination of the whole trip.
    const to = typeof pattern.directions === 'number' ? pattern.directions : -1;
    ofDirection.set(to, (ofDirection.get(to) ?? 0) + 1);
  }
  return counts;
}

/**
 * Creates a function that gives the destination of a route's direction: the one of more than half of its trips. For
 * added trips, which the timetable does not have. It gives '' where trips of the direction go to various
 * places.
 */
export function createDestinationFinder(
  snapshot: Snapshot,
): (route: number, directionID: number) => string {
  let counts: ReturnType<typeof tripsByDestination> | undefined;
  return (route, directionID) => {
    counts ??= tripsByDestination(snapshot);
    const ofDirection = [...(counts.get(`${route} ${directionID}`) ?? [])];
    const all = ofDirection.reduce((sum, [, count]) => sum + count, 0);
    const [most = -1] = ofDirection.find(([, count]) => count > all / 2) ?? [];
    return snapshot.routes[route]?.directions[most]?.destination ?? '';
  };
}
