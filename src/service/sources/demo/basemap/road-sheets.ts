import { smoothPath } from '../ground/curve.ts';
import type { Path } from '../ground/geometry.ts';
import type { Ground } from '../ground/ground.ts';
import { FAR_ROADS, RAILWAY } from '../plan/far-country.ts';
import type { RoadClass } from '../plan/main-roads.ts';
import { lineWith, metresOf, type Sheet } from './features.ts';
import { streetLines, type StreetLine } from './street-lines.ts';

/** What the railway's line is on the ground. */
export const railwayPaths = (): Path[] => RAILWAY.map((course) => smoothPath(metresOf(course), 60));

const withoutName = (lines: readonly StreetLine[]) =>
  lines.map(({ street, path }) => lineWith(path, { class: street.class }));

const withName = (lines: readonly StreetLine[]) =>
  lines.map(({ street, path, name }) => lineWith(path, { class: street.class, name }));

/** The streets and the railway. The farther off, the fewer of them, and without names. */
export function roadSheets({ network, placeOfKey }: Ground): Sheet[] {
  const lines = streetLines(network.blocks);
  const ofClass = (...classes: readonly RoadClass[]) =>
    lines.filter(({ street }) => classes.includes(street.class));
  const great = ofClass('highway', 'main');
  const secondary = ofClass('secondary');
  const local = ofClass('local');
  const far = FAR_ROADS.map(({ name, class: kind, from, course }) =>
    lineWith(smoothPath([placeOfKey(from), ...metresOf(course)], 900), { class: kind, name }),
  );
  return [
    { layer: 'road', from: 7, to: 10, features: [...withoutName(great), ...far] },
    { layer: 'road', from: 11, to: 14, features: [...withName(great), ...far] },
    { layer: 'road', from: 10, to: 11, features: withoutName(secondary) },
    { layer: 'road', from: 12, to: 14, features: withName(secondary) },
    { layer: 'road', from: 12, to: 12, features: withoutName(local) },
    { layer: 'road', from: 13, to: 14, features: withName(local) },
    {
      layer: 'rail',
      from: 9,
      to: 14,
      features: railwayPaths().map((path) => lineWith(path, { kind: 'rail' })),
    },
  ];
}
