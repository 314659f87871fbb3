import type { Snapshot } from '../../contract/snapshot/snapshot.ts';
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
}

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

/** Creates the lookup of stops' routes and destinations. */
export function createStopLines(snapshot: Snapshot, timetable: Timetable): StopLines {
  const lineAt = patternLines(snapshot);
  return {
    lineAt,
    // Most stops have one to four, and a map of them would take longer.
    linesOf(stop) {
      const lines: { readonly line: Line; readonly places: StopPlace[] }[] = [];
      for (const place of timetable.placesOf(stop)) {
        const line = lineAt(place);
        const existing = lines.find((one) => one.line === line);
        if (existing === undefined) lines.push({ line, places: [place] });
        else existing.places.push(place);
      }
      return lines;
    },
  };
}
