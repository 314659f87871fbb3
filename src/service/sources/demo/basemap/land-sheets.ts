import type { Path } from '../ground/geometry.ts';
import type { Ground } from '../ground/ground.ts';
import type { Fabric } from '../plan/district.ts';
import { DOCKS } from '../plan/far-country.ts';
import { areaWith, metresOf, middleOf, pointWith, type Sheet } from './features.ts';

/** The built-up land, the parks, and the names of parks. */
export function landSheets({ parks, commons, districts, water }: Ground): Sheet[] {
  const kindOf = (kind: string) => (district: { readonly area: Path }) =>
    areaWith([district.area], { kind });
  const ofFabric = (fabric: Fabric) =>
    districts.filter(({ district }) => district.fabric === fabric).map(kindOf(fabric));
  return [
    { layer: 'landuse', from: 8, to: 14, features: districts.map(kindOf('urban')) },
    {
      layer: 'landuse',
      from: 11,
      to: 14,
      features: [
        areaWith([metresOf(DOCKS)], { kind: 'works' }),
        ...ofFabric('works'),
        ...ofFabric('campus'),
        ...ofFabric('downtown'),
      ],
    },
    {
      layer: 'park',
      from: 10,
      to: 14,
      features: [
        ...parks.map(({ kind, area }) => areaWith([area], { kind })),
        ...water.islands.map(({ area }) => areaWith([area], { kind: 'wood' })),
      ],
    },
    {
      layer: 'park',
      from: 13,
      to: 14,
      features: commons.map(({ area }) => areaWith([area], { kind: 'park' })),
    },
    {
      layer: 'park_name',
      from: 12,
      to: 14,
      features: parks.map(({ name, kind, area }) => pointWith(middleOf(area), { kind, name })),
    },
    {
      layer: 'park_name',
      from: 14,
      to: 14,
      features: [
        ...commons.map(({ name, area }) => pointWith(middleOf(area), { kind: 'common', name })),
        ...water.islands.map(({ name, area }) =>
          pointWith(middleOf(area), { kind: 'island', name }),
        ),
      ],
    },
  ];
}
