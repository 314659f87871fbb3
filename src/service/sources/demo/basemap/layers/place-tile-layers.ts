import type { Point } from '../../ground/geometry.ts';
import { PARK, WATER, type Ground } from '../../ground/ground.ts';
import { CITY_NAME } from '../../plan/names.ts';
import { VILLAGES } from '../../plan/surroundings.ts';
import { metersOf, middleOf, pointWith, type TileLayer } from '../features.ts';

/** Minimum distance from a neighborhood's label to parks and water, which have their own labels. */
const CLEAR = 210;

/** The point nearest to a neighborhood's center that is clear of parks and water. */
function clearOf({ mask }: Ground, middle: Point): Point {
  const isClear = (at: Point) =>
    [WATER, PARK].every((kind) => [CLEAR, CLEAR / 2].every((off) => !mask.near(at, off, kind)));
  for (let ring = 0; ring < 6; ring += 1) {
    for (let turn = 0; turn < 8; turn += 1) {
      const angle = (turn * Math.PI) / 4;
      const reach = ring * 140;
      const at: Point = [middle[0] + Math.cos(angle) * reach, middle[1] + Math.sin(angle) * reach];
      if (isClear(at)) return at;
    }
  }
  return middle;
}

/** The names of the city, its neighborhoods and the places around it. */
export function placeTileLayers(ground: Ground): TileLayer[] {
  return [
    {
      layer: 'place',
      minZoom: 4,
      maxZoom: 14,
      features: [pointWith([0, 0], { class: 'city', name: CITY_NAME, rank: 4 })],
    },
    {
      layer: 'place',
      minZoom: 9,
      maxZoom: 14,
      features: VILLAGES.flatMap(({ name, at }) =>
        metersOf([at]).map((point) => pointWith(point, { class: 'village', name, rank: 12 })),
      ),
    },
    {
      layer: 'place',
      minZoom: 11,
      maxZoom: 14,
      features: ground.districts.flatMap(({ district: { name }, area }) =>
        name === undefined
          ? []
          : [pointWith(clearOf(ground, middleOf(area)), { class: 'suburb', name, rank: 11 })],
      ),
    },
  ];
}
