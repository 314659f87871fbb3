import type { Ground } from '../ground/ground.ts';
import { PIERS } from '../plan/far-country.ts';
import { areaWith, lineWith, metresOf, middleOf, pointWith, type Sheet } from './features.ts';

export function waterSheets({ water }: Ground): Sheet[] {
  const { lake, river, riverCourse, islands, ponds, creeks } = water;
  return [
    {
      layer: 'water',
      from: 0,
      to: 14,
      features: [areaWith([lake, ...islands.map(({ area }) => area)], { kind: 'lake' })],
    },
    {
      layer: 'water',
      from: 8,
      to: 14,
      features: [
        areaWith([river], { kind: 'river' }),
        ...ponds.map(({ area }) => areaWith([area], { kind: 'pond' })),
      ],
    },
    {
      layer: 'waterway',
      from: 11,
      to: 14,
      features: creeks.map(({ name, course }) => lineWith(course, { kind: 'creek', name })),
    },
    {
      layer: 'waterway',
      from: 9,
      to: 14,
      features: [lineWith(riverCourse, { kind: 'river', name: 'Linden River' })],
    },
    {
      layer: 'water_name',
      from: 8,
      to: 14,
      features: [
        pointWith([7200, 7200], { kind: 'lake', name: 'Lake Amity' }),
        ...ponds.map(({ name, area }) => pointWith(middleOf(area), { kind: 'pond', name })),
        pointWith([3550, 150], { kind: 'bay', name: 'Port Linden Bay' }),
        pointWith([-900, 3000], { kind: 'bay', name: 'Boathouse Bay' }),
      ],
    },
    {
      layer: 'pier',
      from: 12,
      to: 14,
      features: PIERS.map((pier) => lineWith(metresOf(pier), { kind: 'pier' })),
    },
  ];
}
