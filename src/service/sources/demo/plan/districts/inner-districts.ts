import type { District } from './district.ts';

/** The angle of the waterfront in degrees. Streets downtown and in some neighbors run along it. */
const WATERFRONT = -26.565;

/** The districts around the square and east of it. */
// oxfmt-ignore
export const INNER_DISTRICTS: readonly District[] = [
  {
    name: 'Downtown', fabric: 'downtown', turn: WATERFRONT, across: 106, up: 122, joined: 0.03,
    corners: [
      'shoreOldTown', 'shoreLanding', 'shoreHarbor', 'ringEast', 'ringSouthEast', 'ringSouth',
      'ringSouthWest', 'ringWest',
    ],
  },
  {
    name: 'Old Town', fabric: 'inner', turn: WATERFRONT, across: 106, up: 122,
    corners: [
      'shoreOldTown', 'ringWest', 'ringSouthWest', 'prairieTannery', [-1.8, -0.35], [-1.6, 0.2],
      [-1.35, 0.7], [-1.05, 1.35],
    ],
  },
  {
    name: 'Tannery', fabric: 'inner', turn: -14, across: 96, up: 150, joined: 0.06,
    corners: ['ringSouthWest', 'ringSouth', 'meridianUnion', 'prairieUnion', 'prairieTannery'],
  },
  {
    name: 'Warehouse District', fabric: 'works', turn: -10, across: 130, up: 170, joined: 0.1,
    corners: ['ringSouth', 'ringSouthEast', 'foundryUnion', 'meridianUnion'],
  },
  {
    name: 'Kilnside', fabric: 'inner', turn: WATERFRONT, across: 98, up: 140, joined: 0.05,
    corners: ['ringSouthEast', 'ringEast', 'grandMill', 'grandBay', 'unionMill', 'foundryUnion'],
  },
  {
    name: 'Harborside', fabric: 'inner', across: 104, up: 128, joined: 0.05,
    along: ['shoreHarbor', 'shoreMarina', 'shoreBend', 'shoreBay'],
    corners: [
      'shoreHarbor', 'shoreMarina', 'shoreBend', 'shoreBay', 'grandBay', 'grandMill', 'ringEast',
    ],
  },
  {
    name: 'Bay Beach', fabric: 'grid', turn: -4, across: 108, up: 150, joined: 0.06,
    corners: ['shoreBay', 'shoreBeach', 'shorePort', 'grandPort', 'grandBay'],
  },
  {
    name: 'The Port', fabric: 'works', turn: 32, across: 210, up: 260, joined: 0.14,
    corners: ['shorePort', 'shoreDocks', 'shoreEast', 'beltPort', 'grandBeltEast', 'grandPort'],
  },
  {
    name: 'Eastgate', fabric: 'grid', turn: 2, across: 102, up: 178, joined: 0.1,
    corners: ['grandBay', 'grandPort', 'divisionPort', 'divisionMill'],
  },
  {
    name: 'Larkmoor', fabric: 'suburb', turn: 10, across: 137, up: 230, swing: 90, joined: 0.3,
    corners: ['grandPort', 'grandBeltEast', 'divisionBeltEast', 'divisionPort'],
  },
  {
    name: 'Brickfields', fabric: 'grid', turn: -10, across: 98, up: 165, joined: 0.08,
    corners: ['foundryUnion', 'unionMill', 'grandBay', 'divisionMill', 'foundryDivision'],
  },
  {
    fabric: 'grid', turn: -40, across: 105, up: 170, joined: 0.1,
    corners: ['foundryDivision', 'divisionMill', 'foundryMill'],
  },
  {
    name: 'Quarry Park', fabric: 'suburb', turn: -6, across: 125, up: 218, swing: 54,
    joined: 0.22,
    corners: ['divisionMill', 'divisionPort', 'portSouth', 'foundryCounty', 'foundryMill'],
  },
  {
    name: 'Fox Hollow', fabric: 'suburb', turn: 14, across: 141, up: 241, swing: 117,
    joined: 0.33,
    corners: ['divisionPort', 'divisionBeltEast', 'beltCounty', 'foundryCounty', 'portSouth'],
  },
  {
    name: 'Mirror Lake', fabric: 'suburb', turn: 8, across: 125, up: 207, swing: 66, joined: 0.2,
    corners: [
      'meridianDivision', 'divisionMirror', 'foundryDivision', 'foundryMill', 'countyMill',
      'countyMirror', 'meridianCounty',
    ],
  },
  {
    name: 'Garden District', fabric: 'grid', turn: 1.5, across: 96, up: 165, joined: 0.06,
    numbered: true,
    corners: [
      'meridianUnion', 'foundryUnion', 'foundryDivision', 'divisionMirror', 'meridianDivision',
    ],
  },
  {
    name: 'Southside', fabric: 'grid', turn: 1.5, across: 96, up: 165, joined: 0.06,
    numbered: true,
    corners: ['prairieUnion', 'meridianUnion', 'meridianDivision', 'westernDivision'],
  },
  {
    fabric: 'grid', turn: 36.5, across: 98, up: 160, joined: 0.06,
    corners: ['prairieUnion', 'westernDivision', 'prairieDivision'],
  },
  {
    name: 'Sorrel Flats', fabric: 'suburb', turn: -34, across: 120, up: 195, swing: 44, joined: 0.2,
    corners: ['foundryMill', 'foundryCounty', 'countyMill'],
  },
];
