import type { KeyPoint } from './key-points.ts';

/** The class of a road, which decides its width, its speed and the zooms that show it. */
export type RoadClass = 'highway' | 'main' | 'secondary' | 'local';

export interface MainRoad {
  readonly name: string;
  /** The prefixes for the side of the square, as in W Grand Ave; without them the name has none. */
  readonly sides?: 'EW' | 'NS';
  readonly class: RoadClass;
  readonly through: readonly KeyPoint[];
}

/** The main roads. The districts lay out the streets between them. */
// oxfmt-ignore
export const MAIN_ROADS: readonly MainRoad[] = [
  {
    name: 'Beltline Hwy',
    class: 'highway',
    through: [
      'beltFarNorth', 'beltNorthEnd', 'beltNorth', 'beltPines', 'beltPoint', 'beltCollege',
      'grandBeltWest', 'beltBank', 'divisionBelt', 'prairieBelt', 'beltSouthWest', 'ridgeBelt',
      'westernBelt', 'meridianBelt', 'beltMirror', 'beltMill', 'beltFoundry', 'beltCounty',
      'divisionBeltEast', 'grandBeltEast', 'beltPort', 'shoreEast',
    ],
  },
  {
    name: 'Lakeshore Dr',
    class: 'main',
    through: [
      'shoreFarNorth', 'shoreNorth', 'shorePines', 'shoreBluff', 'shorePoint', 'shoreHeights',
      'shoreCollege', 'shoreCampus', 'shoreBoathouse', 'shoreOldTown', 'shoreLanding',
      'shoreHarbor', 'shoreMarina', 'shoreBend', 'shoreBay', 'shoreBeach', 'shorePort',
      'shoreDocks', 'shoreEast', 'shoreFarEast', 'shoreTownEast',
    ],
  },
  {
    name: 'Grand Ave',
    sides: 'EW',
    class: 'main',
    through: [
      'grandFarWest', 'grandWestEnd', 'grandBeltWest', 'grandRidge', 'grandWestern',
      'grandCollege', 'grandCampus', 'grandBridge', 'ringWest', 'square', 'ringEast',
      'grandMill', 'grandBay', 'grandPort', 'grandBeltEast', 'grandEastEnd', 'grandFarEast',
    ],
  },
  {
    name: 'Meridian Ave',
    sides: 'NS',
    class: 'main',
    through: [
      'shoreLanding', 'square', 'ringSouth', 'meridianUnion', 'meridianDivision',
      'meridianCounty', 'meridianBelt', 'meridianSouthEnd', 'meridianFarSouth',
    ],
  },
  {
    name: 'Prairie Ave',
    class: 'main',
    through: [
      'square', 'ringSouthWest', 'prairieTannery', 'prairieUnion', 'prairieDivision',
      'prairieRidge', 'prairieBelt', 'prairieWestEnd', 'prairieFarWest',
    ],
  },
  {
    name: 'Foundry Rd',
    class: 'main',
    through: [
      'square', 'ringSouthEast', 'foundryUnion', 'foundryDivision', 'foundryMill',
      'foundryCounty', 'foundrySouthEnd', 'foundryFarSouth',
    ],
  },
  {
    name: 'Western Ave',
    class: 'main',
    through: [
      'westernNorth', 'westernPines', 'westernPoint', 'westernCollege', 'grandWestern',
      'westernBank', 'westernGas', 'prairieUnion', 'westernDivision', 'westernCounty',
      'westernBelt',
    ],
  },
  {
    name: 'Division St',
    class: 'main',
    through: [
      'divisionBelt', 'ridgeDivision', 'prairieDivision', 'westernDivision', 'meridianDivision',
      'divisionMirror', 'foundryDivision', 'divisionMill', 'divisionPort', 'divisionBeltEast',
      'divisionEastEnd',
    ],
  },
  {
    name: 'Founders Blvd',
    class: 'main',
    through: [
      'shoreOldTown', 'ringWest', 'ringSouthWest', 'ringSouth', 'ringSouthEast', 'ringEast',
      'shoreHarbor',
    ],
  },
  {
    name: 'Ridge Rd',
    class: 'secondary',
    through: [
      'ridgeNorth', 'ridgePines', 'ridgePoint', 'ridgeCollege', 'grandRidge', 'ridgeBank',
      'ridgeDivision', 'prairieRidge', 'ridgeCounty', 'ridgeBelt',
    ],
  },
  {
    name: 'Union St',
    class: 'secondary',
    through: ['prairieUnion', 'meridianUnion', 'foundryUnion', 'unionMill', 'grandBay'],
  },
  {
    name: 'County Line Rd',
    class: 'secondary',
    through: [
      'prairieBelt', 'ridgeCounty', 'westernCounty', 'meridianCounty', 'countyMirror',
      'countyMill', 'foundryCounty', 'beltCounty',
    ],
  },
  {
    name: 'Port Rd',
    class: 'secondary',
    through: ['shorePort', 'grandPort', 'divisionPort', 'portSouth', 'foundryCounty'],
  },
  {
    name: 'Mill St',
    class: 'secondary',
    through: ['shoreBay', 'grandBay', 'divisionMill', 'foundryMill', 'countyMill'],
  },
  {
    name: 'Sentinel Point Rd',
    class: 'secondary',
    through: [
      'shorePoint', 'westernPoint', 'ridgePoint', 'beltPoint', 'pointWestEnd', 'pointFarWest',
    ],
  },
  {
    name: 'College Ave',
    class: 'secondary',
    through: ['shoreCollege', 'collegeGate', 'westernCollege', 'ridgeCollege', 'beltCollege'],
  },
  {
    name: 'University Ave',
    class: 'secondary',
    through: ['collegeGate', 'grandCollege'],
  },
  {
    name: 'Pines Rd',
    class: 'secondary',
    through: ['shoreBluff', 'westernPines', 'ridgePines', 'beltPines'],
  },
];
