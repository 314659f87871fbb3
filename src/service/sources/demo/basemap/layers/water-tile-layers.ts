import type { Ground } from '../../ground/ground.ts';
import { PIERS } from '../../plan/surroundings.ts';
import { areaWith, lineWith, metersOf, middleOf, pointWith, type TileLayer } from '../features.ts';

export function waterTileLayers({ water }: Ground): TileLayer[] {
  const { lake, river, riverCourse, islands, ponds, creeks } = water;
  return [
    {
      layer: 'water',
      minZoom: 0,
      maxZoom: 14,
      features: [areaWith([lake, ...islands.map(({ area }) => area)], { class: 'lake' })],
    },
    {
      layer: 'water',
      minZoom: 8,
      maxZoom: 14,
      features: [
        areaWith([river], { class: 'river' }),
        ...ponds.map(({ area }) => areaWith([area], { class: 'lake' })),
      ],
    },
    {
      layer: 'waterway',
      minZoom: 11,
      maxZoom: 14,
      features: creeks.map(({ name, course }) => lineWith(course, { class: 'stream', name })),
    },
    {
      layer: 'waterway',
      minZoom: 9,
      maxZoom: 14,
      features: [lineWith(riverCourse, { class: 'river', name: 'Linden River' })],
    },
    {
      layer: 'water_name',
      minZoom: 8,
      maxZoom: 14,
      features: [pointWith([7200, 7200], { class: 'lake', name: 'Lake Amity' })],
    },
    {
      layer: 'water_name',
      minZoom: 12,
      maxZoom: 14,
      features: [
        ...ponds.map(({ name, area }) => pointWith(middleOf(area), { class: 'lake', name })),
        pointWith([3550, 150], { class: 'bay', name: 'Port Linden Bay' }),
        pointWith([-900, 3000], { class: 'bay', name: 'Boathouse Bay' }),
      ],
    },
    {
      layer: 'transportation',
      minZoom: 12,
      maxZoom: 14,
      features: PIERS.map((pier) => lineWith(metersOf(pier), { class: 'pier' })),
    },
  ];
}
