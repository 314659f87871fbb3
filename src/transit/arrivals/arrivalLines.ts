import type { Snapshot } from '../../contract/snapshot/snapshot.ts';
import { groupBy } from '../../lib/groupBy.ts';
import type { StopPlace } from '../network/stopPlaces.ts';
import type { Line, StopLine } from './stopLines.ts';

interface ArrivalLinesOptions {
  readonly snapshot: Snapshot;
  /** The name of a stop, given by its index. */
  readonly nameOf: (stop: number) => string;
  /** Whether riders can get off at a place. */
  readonly canAlight: (place: StopPlace) => boolean;
}

/**
 * Creates the lookups of buses that come to stops, by route and where they come from, which is their line's destination. Few
 * stops are asked for it, so that it is found in the patterns and kept.
 */
export function createArrivalLines(options: ArrivalLinesOptions) {
  const { snapshot, nameOf, canAlight } = options;
  const { patterns, routes } = snapshot;
  const known = new Map<number, readonly StopLine[]>();

  /** The route of a place, and where its buses come from. */
  function arrivalLineAt({ pattern }: StopPlace): Line {
    const { route = -1, stops: [first = -1] = [] } = patterns[pattern] ?? {};
    return { routeID: routes[route]?.routeID ?? '', destination: nameOf(first) };
  }

  /** Riders get off where a bus did not begin; one that waits has two rows of one stop in some feeds, and comes once. */
  function find(stop: number): readonly StopLine[] {
    const places = patterns.flatMap(({ stops }, pattern) =>
      stops.flatMap((one, position) => {
        const place = { pattern, position };
        const comes = one === stop && position > 0 && stops[position - 1] !== stop;
        return comes && canAlight(place) ? [place] : [];
      }),
    );
    const lines = groupBy(places, (place) => JSON.stringify(arrivalLineAt(place)));
    return [...lines.values()].flatMap((all) =>
      all.slice(0, 1).map((first) => ({ line: arrivalLineAt(first), places: all })),
    );
  }

  function arrivalLinesOf(stop: number): readonly StopLine[] {
    const lines = known.get(stop) ?? find(stop);
    known.set(stop, lines);
    return lines;
  }

  return { arrivalLineAt, arrivalLinesOf };
}
