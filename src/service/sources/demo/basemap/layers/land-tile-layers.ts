import type { Path } from '../../ground/geometry.ts';
import type { Ground } from '../../ground/ground.ts';
import type { Fabric } from '../../plan/districts/district.ts';
import type { ParkPlan } from '../../plan/park-plan.ts';
import { DOCKS } from '../../plan/surroundings.ts';
import {
  areaWith,
  metersOf,
  middleOf,
  pointWith,
  WOOD,
  type Tags,
  type TileLayer,
} from '../features.ts';

/** The schema's values for the ground of each kind of park. A cemetery is land use, not land cover. */
const GROUND: Readonly<Record<ParkPlan['kind'], Tags | null>> = {
  park: { class: 'grass', subclass: 'park' },
  wood: WOOD,
  golf: { class: 'grass', subclass: 'golf_course' },
  cemetery: null,
};

/** The schema's values for the name of each kind of park. */
const LABEL: Readonly<Record<ParkPlan['kind'], Tags>> = {
  park: { class: 'park', subclass: 'park', rank: 1 },
  wood: { class: 'park', subclass: 'nature_reserve', rank: 1 },
  golf: { class: 'golf', subclass: 'golf_course', rank: 2 },
  cemetery: { class: 'cemetery', subclass: 'cemetery', rank: 2 },
};

/** The rank of small parks, whose names are shown last. */
const SMALL = 20;

/** Urban land, parks, and park names. */
export function landTileLayers({ parks, commons, districts, water }: Ground): TileLayer[] {
  const ofClass = (name: string) => (district: { readonly area: Path }) =>
    areaWith([district.area], { class: name });
  const ofFabric = (fabric: Fabric, name: string) =>
    districts.filter(({ district }) => district.fabric === fabric).map(ofClass(name));
  return [
    { layer: 'landuse', minZoom: 8, maxZoom: 14, features: districts.map(ofClass('residential')) },
    {
      layer: 'landuse',
      minZoom: 11,
      maxZoom: 14,
      features: [
        areaWith([metersOf(DOCKS)], { class: 'industrial' }),
        ...ofFabric('works', 'industrial'),
        ...ofFabric('campus', 'university'),
        ...ofFabric('downtown', 'commercial'),
      ],
    },
    {
      layer: 'landcover',
      minZoom: 10,
      maxZoom: 14,
      features: [
        ...parks.flatMap(({ kind, area }) => {
          const tags = GROUND[kind];
          return tags === null ? [] : [areaWith([area], tags)];
        }),
        ...water.islands.map(({ area }) => areaWith([area], WOOD)),
      ],
    },
    {
      layer: 'landuse',
      minZoom: 10,
      maxZoom: 14,
      features: parks
        .filter(({ kind }) => kind === 'cemetery')
        .map(({ area }) => areaWith([area], { class: 'cemetery' })),
    },
    {
      layer: 'landcover',
      minZoom: 13,
      maxZoom: 14,
      features: commons.map(({ area }) => areaWith([area], { class: 'grass', subclass: 'park' })),
    },
    {
      layer: 'poi',
      minZoom: 12,
      maxZoom: 14,
      features: parks.map(({ name, kind, area }) =>
        pointWith(middleOf(area), { ...LABEL[kind], name }),
      ),
    },
    {
      layer: 'poi',
      minZoom: 14,
      maxZoom: 14,
      features: commons.map(({ name, area }) =>
        pointWith(middleOf(area), { class: 'park', subclass: 'park', rank: SMALL, name }),
      ),
    },
    {
      layer: 'place',
      minZoom: 14,
      maxZoom: 14,
      features: water.islands.map(({ name, area }) =>
        pointWith(middleOf(area), { class: 'island', rank: 6, name }),
      ),
    },
  ];
}
