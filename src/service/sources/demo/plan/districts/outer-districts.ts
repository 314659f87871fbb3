import type { District } from './district.ts';

/** The districts in the south, west and north. */
// oxfmt-ignore
export const OUTER_DISTRICTS: readonly District[] = [
  {
    name: 'Orchard Grove', fabric: 'grid', turn: 1.5, across: 96, up: 165, joined: 0.1,
    numbered: true,
    corners: ['westernDivision', 'meridianDivision', 'meridianCounty', 'westernCounty'],
  },
  {
    name: 'Meadowlark', fabric: 'suburb', turn: -5, across: 132, up: 218, swing: 84, joined: 0.28,
    corners: ['westernCounty', 'meridianCounty', 'meridianBelt', 'westernBelt'],
  },
  {
    name: 'Clover Hill', fabric: 'suburb', turn: 12, across: 137, up: 236, swing: 111,
    joined: 0.31,
    corners: [
      'meridianCounty', 'countyMirror', 'countyMill', 'foundryCounty', 'beltCounty',
      'beltFoundry', 'beltMill', 'beltMirror', 'meridianBelt',
    ],
  },
  {
    name: 'Linden Heights', fabric: 'suburb', turn: 22, across: 121, up: 207, swing: 60,
    joined: 0.2,
    corners: ['prairieDivision', 'westernDivision', 'westernCounty', 'ridgeCounty', 'prairieRidge'],
  },
  {
    name: 'Stonecrop', fabric: 'suburb', turn: 6, across: 137, up: 230, swing: 114, joined: 0.33,
    corners: ['ridgeCounty', 'westernCounty', 'westernBelt', 'ridgeBelt'],
  },
  {
    fabric: 'suburb', turn: -12, across: 137, up: 230, swing: 96, joined: 0.3,
    corners: ['prairieRidge', 'ridgeCounty', 'ridgeBelt', 'beltSouthWest', 'prairieBelt'],
  },
  {
    name: 'Millrace', fabric: 'grid', turn: 38.5, across: 98, up: 160, joined: 0.07,
    corners: [
      'prairieUnion', 'prairieDivision', 'ridgeDivision', [-4.6, -1.72], [-4.2, -1.2],
      [-3.7, -0.35], [-3, -0.1], [-2.68, -0.22], 'westernGas',
    ],
  },
  {
    fabric: 'inner', turn: -20, across: 96, up: 140, joined: 0.05,
    corners: [
      'westernGas', 'prairieUnion', 'prairieTannery', [-1.8, -0.35], [-2.3, -0.4],
      [-2.64, -0.25],
    ],
  },
  {
    name: 'West Bank', fabric: 'inner', turn: -11, across: 94, up: 140, joined: 0.05,
    corners: [
      'grandWestern', 'grandCollege', 'grandCampus', 'grandBridge', [-1.5, 0.72], [-1.55, 0.4],
      [-1.8, -0.05], [-2.35, -0.3], [-2.74, -0.18], 'westernBank',
    ],
  },
  {
    name: 'University', fabric: 'campus', turn: -18, across: 178, up: 205, swing: 26,
    joined: 0.14,
    corners: [
      'shoreCollege', 'shoreCampus', 'shoreBoathouse', [-1.1, 1.4], [-1.24, 1.12], [-1.42, 0.76], 'grandBridge',
      'grandCampus', 'grandCollege', 'collegeGate',
    ],
  },
  {
    name: 'Scholars Row', fabric: 'inner', turn: -5, across: 92, up: 135, joined: 0.05,
    corners: ['collegeGate', 'grandCollege', 'grandWestern', 'westernCollege'],
  },
  {
    name: 'Bluffview', fabric: 'suburb', across: 125, up: 207, joined: 0.15,
    along: ['shoreBluff', 'shorePoint', 'shoreHeights', 'shoreCollege'],
    corners: [
      'shorePoint', 'shoreHeights', 'shoreCollege', 'collegeGate', 'westernCollege',
      'westernPoint',
    ],
  },
  {
    name: 'Pine Shore', fabric: 'suburb', across: 125, up: 195, joined: 0.12,
    along: ['shoreNorth', 'shorePines', 'shoreBluff', 'shorePoint'],
    corners: ['shoreBluff', 'shorePoint', 'westernPoint', 'westernPines'],
  },
  {
    fabric: 'suburb', across: 134, up: 195, joined: 0.15,
    along: ['shoreNorth', 'shorePines', 'shoreBluff', 'shorePoint'],
    corners: ['shorePines', 'shoreBluff', 'shorePoint', [-2.45, 4.75], [-2.8, 5.3], [-2.6, 6.2]],
  },
  {
    fabric: 'suburb', turn: 3, across: 132, up: 207, swing: 36, joined: 0.22,
    corners: ['shorePines', 'shoreBluff', 'westernPines', [-4.14, 6.5]],
  },
  {
    name: 'Northgate', fabric: 'grid', turn: -4, across: 102, up: 176, swing: 18, joined: 0.1,
    corners: ['westernPoint', 'westernCollege', 'ridgeCollege', 'ridgePoint'],
  },
  {
    name: 'Fairground', fabric: 'grid', turn: -3, across: 96, up: 168, joined: 0.08,
    corners: ['westernCollege', 'grandWestern', 'grandRidge', 'ridgeCollege'],
  },
  {
    name: 'Riverbend', fabric: 'grid', turn: 3, across: 102, up: 166, swing: 20, joined: 0.1,
    corners: [
      'grandWestern', 'westernBank', [-2.85, -0.1], [-3.7, -0.3], [-4.2, -1.15], [-4.62, -1.55],
      'ridgeBank', 'grandRidge',
    ],
  },
  {
    name: 'Wheatland', fabric: 'suburb', turn: -8, across: 132, up: 218, swing: 87, joined: 0.28,
    corners: [
      'ridgeBank', 'grandRidge', 'grandBeltWest', 'beltBank', [-5.85, -1.6], [-5, -1.95],
      [-4.65, -1.6],
    ],
  },
  {
    name: 'Hawthorn', fabric: 'suburb', turn: 5, across: 130, up: 218, swing: 72, joined: 0.25,
    corners: ['ridgeCollege', 'grandRidge', 'grandBeltWest', 'beltCollege'],
  },
  {
    name: 'Alder Ridge', fabric: 'suburb', turn: -9, across: 137, up: 236, swing: 114,
    joined: 0.33,
    corners: ['ridgePoint', 'ridgeCollege', 'beltCollege', 'beltPoint'],
  },
  {
    name: 'Pinecrest', fabric: 'suburb', turn: 4, across: 125, up: 213, swing: 60, joined: 0.22,
    corners: ['westernPines', 'westernPoint', 'ridgePoint', 'ridgePines'],
  },
  {
    fabric: 'suburb', turn: 12, across: 139, up: 236, swing: 111, joined: 0.33,
    corners: ['ridgePines', 'ridgePoint', 'beltPoint', 'beltPines'],
  },
  {
    fabric: 'suburb', turn: 20, across: 132, up: 224, swing: 81, joined: 0.28,
    corners: ['ridgeDivision', 'divisionBelt', 'prairieBelt', 'prairieRidge'],
  },
  {
    fabric: 'suburb', turn: -20, across: 132, up: 207, swing: 60, joined: 0.25,
    corners: ['ridgeDivision', [-4.6, -1.8], [-5.1, -2.1], [-5.9, -1.85], 'divisionBelt'],
  },
  {
    fabric: 'grid', turn: 36, across: 100, up: 160, joined: 0.1,
    corners: ['prairieDivision', 'prairieRidge', 'ridgeDivision'],
  },
];
