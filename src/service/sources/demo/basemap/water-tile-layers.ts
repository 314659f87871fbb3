import type { Ground } from '../ground/ground.ts';
import { PIERS } from '../plan/surroundings.ts';
import { areaWith, lineWith, metersOf, middleOf, pointWith, type TileLayer } from './features.ts';

export function waterTileLayers({ water }: Ground): TileLayer[] {
  const { lake, river, riverCourse, islands, ponds, creeks } = water;
  return [
    {
      layer: 'water',
      minZoom: 0,
      maxZoom: 14,
      features: [areaWith([lake, ...islands.map(({ area }) => area)], { kind: 'lake' })],
    },
    {
      layer: 'water',
      minZoom: 8,
      maxZoom: 14,
      features: [
        areaWith([river], { kind: 'river' }),
        ...ponds.map(({ area }) => areaWith([area], { kind: 'pond' })),
      ],
    },
    {
      layer: 'waterway',
      minZoom: 11,
      maxZoom: 14,
      features: creeks.map(({ name, course }) => lineWith(course, { kind: 'creek', name })),
    },
    {
      layer: 'waterway',
      minZoom: 9,
      maxZoom: 14,
      features: [lineWith(riverCourse, { kind: 'river', name: 'Linden River' })],
    },
    {
      layer: 'water_name',
      minZoom: 8,
      maxZoom: 14,
      features: [
        pointWith([7200, 7200], { kind: 'lake', name: 'Lake Amity' }),
        ...ponds.map(({ name, area }) => pointWith(middleOf(area), { kind: 'pond', name })),
        pointWith([3550, 150], { kind: 'bay', name: 'Port Linden Bay' }),
        pointWith([-900, 3000], { kind: 'bay', name: 'Boathouse Bay' }),
      ],
    },
    {
      layer: 'pier',
      minZoom: 12,
      maxZoom: 14,
      features: PIERS.map((pier) => lineWith(metersOf(pier), { kind: 'pier' })),
    },
  ];
}
