import type { Path } from '../ground/geometry.ts';
import type { Ground } from '../ground/ground.ts';
import type { Fabric } from '../plan/district.ts';
import { DOCKS } from '../plan/surroundings.ts';
import { areaWith, metersOf, middleOf, pointWith, type TileLayer } from './features.ts';

/** Urban land, parks, and park names. */
export function landTileLayers({ parks, commons, districts, water }: Ground): TileLayer[] {
  const kindOf = (kind: string) => (district: { readonly area: Path }) =>
    areaWith([district.area], { kind });
  const ofFabric = (fabric: Fabric) =>
    districts.filter(({ district }) => district.fabric === fabric).map(kindOf(fabric));
  return [
    { layer: 'landuse', minZoom: 8, maxZoom: 14, features: districts.map(kindOf('urban')) },
    {
      layer: 'landuse',
      minZoom: 11,
      maxZoom: 14,
      features: [
        areaWith([metersOf(DOCKS)], { kind: 'works' }),
        ...ofFabric('works'),
        ...ofFabric('campus'),
        ...ofFabric('downtown'),
      ],
    },
    {
      layer: 'park',
      minZoom: 10,
      maxZoom: 14,
      features: [
        ...parks.map(({ kind, area }) => areaWith([area], { kind })),
        ...water.islands.map(({ area }) => areaWith([area], { kind: 'wood' })),
      ],
    },
    {
      layer: 'park',
      minZoom: 13,
      maxZoom: 14,
      features: commons.map(({ area }) => areaWith([area], { kind: 'park' })),
    },
    {
      layer: 'park_name',
      minZoom: 12,
      maxZoom: 14,
      features: parks.map(({ name, kind, area }) => pointWith(middleOf(area), { kind, name })),
    },
    {
      layer: 'park_name',
      minZoom: 14,
      maxZoom: 14,
      features: [
        ...commons.map(({ name, area }) => pointWith(middleOf(area), { kind: 'common', name })),
        ...water.islands.map(({ name, area }) =>
          pointWith(middleOf(area), { kind: 'island', name }),
        ),
      ],
    },
  ];
}
