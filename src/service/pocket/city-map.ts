import { CITY_MAP_FORMAT, type CityMap, MAP_DEGREE } from '../../contract/documents/city-map.ts';
import type { Snapshot } from '../../contract/snapshot/snapshot.ts';
import { simplify } from '../../feeds/gtfs/shapes/simplify.ts';
import { differences } from '../../lib/columns.ts';
import { planeAt } from '../../lib/geo/shapes/plane.ts';
import { memoizeByObject } from '../../lib/memoizeByObject.ts';
import type { CityFeed } from '../Source.ts';
import { visitOrder } from './city-columns.ts';
import { cityDocumentOf } from './city-documents.ts';

/** How far a point that is left out may be from the line, in meters: less than its width below zoom 15. */
const TOLERANCE = 10;

const columnOf = (degrees: readonly number[]) =>
  differences(degrees.map((each) => Math.round(each * MAP_DEGREE)));

/** The places of a line, without those that a far view doesn't show. @param line longitudes and latitudes in turn */
function simplified(line: readonly number[]): { lats: number[]; lons: number[] } {
  const lons = line.filter((_, at) => at % 2 === 0);
  const lats = line.filter((_, at) => at % 2 === 1);
  const { xOf, yOf } = planeAt(lats[0] ?? 0);
  const stays = simplify(Float64Array.from(lons, xOf), Float64Array.from(lats, yOf), TOLERANCE);
  const at = (values: readonly number[]) => columnOf(stays.map((index) => values[index] ?? 0));
  return { lats: at(lats), lons: at(lons) };
}

/** Once for each snapshot: a feed may have thousands of lines. */
const linesOf = memoizeByObject(({ routes, lines }: Snapshot) => {
  const drawn = new Set<string>();
  return routes.flatMap(({ color, directions }) =>
    directions
      .flatMap((direction) => direction.lines)
      .flatMap((index) => {
        const key = `${index} ${color}`;
        const line = lines[index] ?? [];
        if (line.length < 4 || drawn.has(key)) return [];
        drawn.add(key);
        return [{ color, ...simplified(line) }];
      }),
  );
});

/** What a map of the whole city shows; null where the city has no documents. */
export function cityMapOf(feeds: readonly CityFeed[] | null): CityMap | null {
  const city = cityDocumentOf(feeds);
  if (feeds === null || city === null) return null;
  return {
    format: CITY_MAP_FORMAT,
    version: city.version,
    feeds: feeds.map(({ name, snapshot }) => {
      const stops = visitOrder(snapshot).stopAt.flatMap((index) => snapshot.stops[index] ?? []);
      return {
        name,
        lines: linesOf(snapshot),
        stops: {
          ids: stops.map(({ stopID }) => stopID),
          lats: columnOf(stops.map(({ lat }) => lat)),
          lons: columnOf(stops.map(({ lon }) => lon)),
        },
      };
    }),
  };
}
