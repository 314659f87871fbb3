import { smoothPath } from '../ground/curve.ts';
import type { Path } from '../ground/geometry.ts';
import type { Ground } from '../ground/ground.ts';
import type { RoadClass } from '../plan/main-roads.ts';
import { FAR_ROADS, RAILWAY } from '../plan/surroundings.ts';
import { lineWith, metersOf, type TileLayer } from './features.ts';
import { streetLines, type StreetLine } from './street-lines.ts';

/** The railway's line. */
export const railwayPaths = (): Path[] => RAILWAY.map((course) => smoothPath(metersOf(course), 60));

const withoutName = (lines: readonly StreetLine[]) =>
  lines.map(({ street, path }) => lineWith(path, { class: street.class }));

const withName = (lines: readonly StreetLine[]) =>
  lines.map(({ street, path, name }) => lineWith(path, { class: street.class, name }));

/** The streets and the railway. At low zoom there are fewer of them, without names. */
export function roadTileLayers({ network, placeOfKey }: Ground): TileLayer[] {
  const lines = streetLines(network.blocks);
  const ofClass = (...classes: readonly RoadClass[]) =>
    lines.filter(({ street }) => classes.includes(street.class));
  const major = ofClass('highway', 'main');
  const secondary = ofClass('secondary');
  const local = ofClass('local');
  const far = FAR_ROADS.map(({ name, class: kind, from, course }) =>
    lineWith(smoothPath([placeOfKey(from), ...metersOf(course)], 900), { class: kind, name }),
  );
  return [
    { layer: 'road', minZoom: 7, maxZoom: 10, features: [...withoutName(major), ...far] },
    { layer: 'road', minZoom: 11, maxZoom: 14, features: [...withName(major), ...far] },
    { layer: 'road', minZoom: 10, maxZoom: 11, features: withoutName(secondary) },
    { layer: 'road', minZoom: 12, maxZoom: 14, features: withName(secondary) },
    { layer: 'road', minZoom: 12, maxZoom: 12, features: withoutName(local) },
    { layer: 'road', minZoom: 13, maxZoom: 14, features: withName(local) },
    {
      layer: 'rail',
      minZoom: 9,
      maxZoom: 14,
      features: railwayPaths().map((path) => lineWith(path, { kind: 'rail' })),
    },
  ];
}
