import type { RouteSettings } from '../../contract/settings.ts';
import { sameDestination } from '../../lib/destination.ts';
import type { Place } from '../../lib/geo/distance.ts';
import { placeOnLine } from '../../lib/geo/line.ts';
import type { LineCoordinates } from '../../lib/geo/line.ts';
import type { CityStop } from './mergeStops.ts';

/** Stops on both sides of a street are within this distance of either direction's line. */
const SAME_STREET_METERS = 40;

/** The lines of a route. If the settings have several, there is one per direction. */
function linesOf({ line }: Pick<RouteSettings, 'line'>): readonly LineCoordinates[] {
  if (line === undefined) return [];
  return line.type === 'LineString' ? [line.coordinates] : line.coordinates;
}

interface Rank {
  readonly line: number;
  readonly along: number;
}

/** The first line that passes the stop, and the meters along it. A stop off all lines ranks last. */
function rankOn(lines: readonly LineCoordinates[], stop: CityStop): Rank {
  const place = { lat: stop.latitude, lon: stop.longitude };
  for (const [index, line] of lines.entries()) {
    const position = placeOnLine(line, place);
    if (position !== null && position.offset <= SAME_STREET_METERS)
      return { line: index, along: position.along };
  }
  return { line: lines.length, along: 0 };
}

/** Whether a route's line passes within 40 m of a place, as it does for the route's stops. */
export function passesBy(route: Pick<RouteSettings, 'line'>, place: Place): boolean {
  return linesOf(route).some((line) => {
    const position = placeOnLine(line, place);
    return position !== null && position.offset <= SAME_STREET_METERS;
  });
}

/**
 * Sorts stops in the order of a ride (R2): along the routes' lines, beginning with the first chosen
 * route. Stops that are on no line follow by name. The service's order means nothing (interface 4.1).
 *
 * @param destination the chosen direction, whose line then comes first
 */
export function orderStops(
  stops: readonly CityStop[],
  routes: readonly RouteSettings[],
  destination: string | null = null,
): CityStop[] {
  const lines = routes.flatMap((route) => {
    const routeLines = linesOf(route);
    const isChosen = (label: string) => sameDestination(label, destination);
    const first = routeLines[route.destinations?.findIndex(isChosen) ?? -1];
    return first === undefined
      ? routeLines
      : [first, ...routeLines.filter((line) => line !== first)];
  });
  const ranked = stops.map((stop) => ({ stop, rank: rankOn(lines, stop) }));
  ranked.sort(
    (a, b) =>
      a.rank.line - b.rank.line ||
      a.rank.along - b.rank.along ||
      a.stop.intersection.localeCompare(b.stop.intersection) ||
      a.stop.stopID.localeCompare(b.stop.stopID),
  );
  return ranked.map(({ stop }) => stop);
}
