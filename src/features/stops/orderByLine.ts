import type { RouteSettings } from '../../contract/settings/settings.ts';
import type { Place } from '../../lib/geo/distance.ts';
import { placeOnLine } from '../../lib/geo/shapes/line.ts';
import type { LineCoordinates } from '../../lib/geo/shapes/line.ts';
import { sameDestination } from '../../lib/names/destination.ts';
import type { CityStop } from './mergeStops.ts';

/** Stops on both sides of a street are within this distance of either direction's line. */
const SAME_STREET_METERS = 40;

/** The lines of a route. If the settings have several, there is one per direction. */
function linesOf({ line }: Pick<RouteSettings, 'line'>): readonly LineCoordinates[] {
  if (line === undefined) return [];
  return line.type === 'LineString' ? [line.coordinates] : line.coordinates;
}

/** Meters along a line to a place that it passes within 40 m; null if it doesn't. */
function alongLine(line: LineCoordinates, place: Place): number | null {
  const position = placeOnLine(line, place);
  return position !== null && position.offset <= SAME_STREET_METERS ? position.along : null;
}

/** Whether a route's line passes within 40 m of a place, as it does for the route's stops. */
export function passesBy(route: Pick<RouteSettings, 'line'>, place: Place): boolean {
  return linesOf(route).some((line) => alongLine(line, place) !== null);
}

/**
 * The IDs of a route's stops that its lines pass, in the order of a ride. For routes without a document;
 * loaded only where the settings have lines.
 *
 * @param destination the chosen direction, whose line then comes first
 */
export function orderByLine(
  route: RouteSettings,
  stops: readonly CityStop[],
  destination: string | null,
): string[] {
  const lines = linesOf(route);
  const isChosen = (label: string) => sameDestination(label, destination);
  const first = lines[route.destinations?.findIndex(isChosen) ?? -1];
  const stopsOfRoute = stops.filter(({ routes }) => routes.includes(route.routeID));
  return lines
    .toSorted((a, b) => Number(b === first) - Number(a === first))
    .flatMap((line) =>
      stopsOfRoute
        .flatMap(({ stopID, latitude, longitude }) => {
          const along = alongLine(line, { lat: latitude, lon: longitude });
          return along === null ? [] : [{ stopID, along }];
        })
        .toSorted((a, b) => a.along - b.along),
    )
    .map(({ stopID }) => stopID);
}
