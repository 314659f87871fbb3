import { smoothPath } from '../../ground/curve.ts';
import type { Path } from '../../ground/geometry.ts';
import type { Ground } from '../../ground/ground.ts';
import type { RoadClass } from '../../plan/main-roads.ts';
import { FAR_ROADS, RAILWAY } from '../../plan/surroundings.ts';
import { lineWith, metersOf, type TileLayer } from '../features.ts';
import { streetLines, type StreetLine } from '../street-lines.ts';

/** The railway's line. */
export const railwayPaths = (): Path[] => RAILWAY.map((course) => smoothPath(metersOf(course), 60));

/** The schema's class of each of the plan's. */
const CLASS: Readonly<Record<RoadClass, string>> = {
  highway: 'motorway',
  main: 'primary',
  secondary: 'secondary',
  local: 'minor',
};

interface Road {
  readonly class: RoadClass;
  readonly name: string;
  readonly path: Path;
}

const roadOf = ({ street, name, path }: StreetLine): Road => ({ class: street.class, name, path });

/** The lines of roads, or their names: the schema has a layer for each. */
const linesOf = (roads: readonly Road[]) =>
  roads.map((road) => lineWith(road.path, { class: CLASS[road.class] }));
const namesOf = (roads: readonly Road[]) =>
  roads.map((road) => lineWith(road.path, { class: CLASS[road.class], name: road.name }));

/** The streets and the railway. At low zoom there are fewer of them, without names. */
export function roadTileLayers({ network, placeOfKey }: Ground): TileLayer[] {
  const roads = streetLines(network.blocks).map(roadOf);
  const ofClass = (...classes: readonly RoadClass[]) =>
    roads.filter((road) => classes.includes(road.class));
  const far = FAR_ROADS.map(({ name, class: kind, from, course }) => ({
    class: kind,
    name,
    path: smoothPath([placeOfKey(from), ...metersOf(course)], 900),
  }));
  const major = [...ofClass('highway', 'main'), ...far];
  const secondary = ofClass('secondary');
  const local = ofClass('local');
  const names = 'transportation_name';
  return [
    { layer: 'transportation', minZoom: 7, maxZoom: 14, features: linesOf(major) },
    { layer: 'transportation', minZoom: 10, maxZoom: 14, features: linesOf(secondary) },
    { layer: 'transportation', minZoom: 12, maxZoom: 14, features: linesOf(local) },
    {
      layer: 'transportation',
      minZoom: 9,
      maxZoom: 14,
      features: railwayPaths().map((path) => lineWith(path, { class: 'rail', subclass: 'rail' })),
    },
    { layer: names, minZoom: 12, maxZoom: 14, features: namesOf(major) },
    { layer: names, minZoom: 13, maxZoom: 14, features: namesOf(secondary) },
    { layer: names, minZoom: 14, maxZoom: 14, features: namesOf(local) },
  ];
}
