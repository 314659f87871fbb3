import type { Snapshot } from '../../contract/snapshot/snapshot.ts';
import { groupBy } from '../../lib/groupBy.ts';
import type { ServiceDate } from '../../lib/time/service-date.ts';
import { DAYS_KEPT } from '../network/serviceDays.ts';
import type { StopPlace } from '../network/stopPlaces.ts';
import type { Timetable } from '../network/Timetable.ts';

/** What riders read of a bus: its route, and where it goes. */
export interface Line {
  readonly routeID: string;
  readonly destination: string;
}

/** A route and destination at a stop. */
export interface StopLine {
  readonly line: Line;
  readonly places: readonly StopPlace[];
  /** When its last bus leaves on a service day by the timetable, in milliseconds since 1970. */
  lastOf(date: ServiceDate): number;
}

/** How many stops are cached. */
const MOST_STOPS = 5000;

interface StopLines {
  /** The route and destination under which a bus leaves a place. */
  readonly lineAt: (place: StopPlace) => Line;
  /** The places of a stop, given by its index, by route and destination. */
  readonly linesOf: (stop: number) => readonly StopLine[];
}

const NO_LINE: Line = { routeID: '', destination: '' };

/** Finds the line of a place. Each line is one object, wherever it is. */
function patternLines({ patterns, routes }: Snapshot): (place: StopPlace) => Line {
  const linesOf = routes.map(({ routeID, directions }) =>
    directions.map(({ destination }): Line => ({ routeID, destination })),
  );
  const byPattern = patterns.map(({ route, directions }) => {
    const lineOf = (direction: number) => linesOf[route]?.[direction] ?? NO_LINE;
    return typeof directions === 'number' ? lineOf(directions) : directions.map(lineOf);
  });
  return ({ pattern, position }) => {
    const lines = byPattern[pattern] ?? NO_LINE;
    return 'routeID' in lines ? lines : (lines[position] ?? NO_LINE);
  };
}

/** Creates the lookup of stops' routes and destinations. It caches the stops that were asked for last. */
export function createStopLines(snapshot: Snapshot, timetable: Timetable): StopLines {
  const linesByStop = new Map<number, readonly StopLine[]>();
  const lineAt = patternLines(snapshot);

  function stopLine(line: Line, places: readonly StopPlace[]): StopLine {
    const lastByDate = new Map<ServiceDate, number>();
    return {
      line,
      places,
      lastOf(date) {
        const existing = lastByDate.get(date);
        if (existing !== undefined) return existing;
        const last = places.reduce(
          (latest, place) => Math.max(latest, timetable.lastOf(place, date)),
          Number.NEGATIVE_INFINITY,
        );
        if (lastByDate.size >= DAYS_KEPT) lastByDate.clear();
        lastByDate.set(date, last);
        return last;
      },
    };
  }

  return {
    lineAt,
    linesOf(stop: number): readonly StopLine[] {
      const existing = linesByStop.get(stop);
      if (existing !== undefined) return existing;
      const found = groupBy(timetable.placesOf(stop), lineAt);
      const lines = Array.from(found, ([line, places]) => stopLine(line, places));
      if (linesByStop.size >= MOST_STOPS) linesByStop.clear();
      linesByStop.set(stop, lines);
      return lines;
    },
  };
}
