import type { Corner } from './districts/district.ts';

export interface RoutePlan {
  readonly routeID: string;
  readonly name: string;
  readonly color: string;
  /** The destinations: the end of `via`, then its start. */
  readonly destinations: readonly [string, string];
  /** Places on the route, in order. It takes the cheapest streets between them. */
  readonly via: readonly Corner[];
  /** The places of the way back, if it differs. */
  readonly back?: readonly Corner[];
  /** Approximate distance between stops, in meters. */
  readonly spacing?: number;
  /** Minutes between buses on weekdays during the day. */
  readonly headway: number;
  readonly service: 'all day' | 'owl' | 'peak';
}

/** Stops with their own name instead of two streets. */
// oxfmt-ignore
export const NAMED_STOPS: readonly (readonly [Corner, string])[] = [
  ['westernPoint', 'North Transfer Point'],
  ['meridianDivision', 'South Transfer Point'],
  ['grandPort', 'East Transfer Point'],
  ['grandRidge', 'West Transfer Point'],
  ['shoreLanding', 'Harbor Landing'],
];

// oxfmt-ignore
export const ROUTES: readonly RoutePlan[] = [
  {
    routeID: '01', name: 'Grand Avenue', color: '#c2262e', headway: 10, service: 'owl',
    destinations: ['East Transfer Pt', 'West Transfer Pt'],
    via: ['grandRidge', 'grandCollege', 'square', 'grandMill', 'grandPort'],
  },
  {
    routeID: '02', name: 'Meridian', color: '#1d5fbf', headway: 12, service: 'all day',
    destinations: ['Meadowlark-STP', 'Harbor Landing'],
    via: [
      'shoreLanding', 'square', 'meridianUnion', 'meridianDivision', 'meridianCounty',
      [-1.4, -4.95],
    ],
  },
  {
    routeID: '03', name: 'Lakeshore', color: '#00788a', headway: 15, service: 'all day',
    destinations: ['Bay Beach', 'Pine Shore'],
    via: [
      'shorePines', 'shoreHeights', 'shoreCampus', 'shoreLanding', 'shoreBend', 'shoreBeach',
      'shorePort',
    ],
  },
  {
    routeID: '04', name: 'Prairie', color: '#7a3fa8', headway: 12, service: 'all day',
    destinations: ['Stonecrop', 'Harbor Landing'],
    via: [
      'shoreLanding', 'square', 'ringSouthWest', 'prairieUnion', 'prairieDivision',
      'prairieRidge', 'ridgeCounty', [-3.1, -4.9],
    ],
    back: [
      [-3.1, -4.9], 'ridgeCounty', 'prairieRidge', 'prairieDivision', 'prairieUnion',
      'ringSouthWest', 'ringSouth', [0.02, -0.3], [0.5, 0.1], 'shoreLanding',
    ],
  },
  {
    routeID: '05', name: 'Foundry', color: '#b3490b', headway: 12, service: 'all day',
    destinations: ['Clover Hill', 'Square & Landing'],
    via: [
      'shoreLanding', 'square', 'ringSouthEast', 'foundryUnion', 'foundryDivision',
      'foundryMill', 'foundryCounty', [3.4, -5.1],
    ],
  },
  {
    routeID: '06', name: 'Western Crosstown', color: '#2b7a2f', headway: 15, service: 'owl',
    destinations: ['STP', 'NTP'],
    via: [
      'westernPoint', 'westernCollege', 'grandWestern', 'westernBank', 'prairieUnion',
      'westernDivision', 'meridianDivision',
    ],
  },
  {
    routeID: '08', name: 'Division Crosstown', color: '#a8256f', headway: 15, service: 'all day',
    destinations: ['Eastgate & Larkmoor', 'Millrace'],
    via: [
      [-3.95, -0.95], 'ridgeDivision', 'prairieDivision', 'westernDivision', 'meridianDivision',
      'foundryDivision', 'divisionMill', 'divisionPort', 'grandPort', [5.35, -2.1],
    ],
  },
  {
    routeID: '11', name: 'College Avenue', color: '#86620a', headway: 15, service: 'all day',
    destinations: ['Square', 'Alder Ridge'],
    via: [
      [-5.75, 3.5], 'ridgeCollege', 'westernCollege', 'collegeGate', 'grandCollege', 'ringWest',
      'square',
    ],
  },
  {
    routeID: '14', name: 'Ridge Road', color: '#6b7280', headway: 20, service: 'all day',
    destinations: ['Linden Hts', 'NTP-Pinecrest'],
    via: [
      [-4.55, 5.1], 'westernPoint', 'ridgePoint', 'ridgeCollege', 'grandRidge', 'ridgeBank',
      'ridgeDivision', 'prairieRidge', [-3.2, -3.15],
    ],
  },
  {
    routeID: '17', name: 'County Line', color: '#9a4b3c', headway: 20, service: 'all day',
    destinations: ['Fox Hollow', 'Stonecrop'],
    via: [
      [-3.5, -4.95], 'ridgeCounty', 'westernCounty', 'meridianCounty', 'countyMill',
      'foundryCounty', [5.3, -3.9],
    ],
  },
  {
    routeID: '20', name: 'Port & Docks', color: '#3f6d8f', headway: 15, service: 'all day',
    destinations: ['Port - Docks', 'Old Town'],
    via: [
      'shoreOldTown', 'ringWest', 'square', 'ringSouthEast', 'foundryUnion', 'unionMill',
      'grandBay', 'grandPort', 'shorePort', 'shoreDocks',
    ],
  },
  {
    routeID: '22', name: 'Mill Street', color: '#0f766e', headway: 20, service: 'all day',
    destinations: ['Quarry Park', 'Harborside'],
    via: [
      [1.45, -0.25], 'shoreMarina', 'shoreBay', 'grandBay', 'divisionMill', 'foundryMill',
      [4.05, -3.1], 'portSouth',
    ],
  },
  {
    routeID: '28', name: 'Founders Circulator', color: '#c01f6a', headway: 12, service: 'all day',
    spacing: 260, destinations: ['Harborside-Loop', 'Old Town-Loop'],
    via: [
      'shoreOldTown', 'ringWest', 'ringSouthWest', 'ringSouth', 'ringSouthEast', 'ringEast',
      'shoreHarbor', 'shoreMarina',
    ],
  },
  {
    routeID: '31', name: 'Gardens & Mirror Lake', color: '#5b7a10', headway: 20,
    service: 'all day', destinations: ['Mirror Lake', 'Tannery'],
    via: [
      [-1.3, -0.5], [-1.25, -1.2], 'meridianUnion', [-0.3, -2.15], [0.3, -2.1], [1.1, -2.15],
      'foundryDivision', [2.3, -3.2], [1.9, -3.95], 'countyMill',
    ],
  },
  {
    routeID: '80', name: 'Campus', color: '#d03a12', headway: 8, service: 'owl', spacing: 240,
    destinations: ['Campus - Boathouse', 'Scholars Row & West Bank'],
    via: [
      [-2.4, 0.3], 'grandCampus', 'grandCollege', 'collegeGate', 'shoreCollege', 'shoreCampus',
      'shoreBoathouse',
    ],
    back: ['shoreBoathouse', 'shoreCampus', [-2.3, 1.6], 'grandCollege', [-3.05, 0.7], [-2.4, 0.3]],
  },
  {
    routeID: 'A', name: 'Rapid A', color: '#5146d9', headway: 12, service: 'owl', spacing: 850,
    destinations: ['Larkmoor P&R', 'Northgate'],
    via: [
      'ridgePines', 'westernPines', 'westernPoint', 'westernCollege', 'grandWestern',
      'grandCollege', 'square', 'grandMill', 'grandBay', 'divisionMill', 'divisionPort',
      'divisionBeltEast',
    ],
  },
  {
    routeID: '70', name: 'Beltline Express', color: '#7a5c00', headway: 20, service: 'peak',
    spacing: 700, destinations: ['Downtown', 'Wheatland P&R'],
    via: [
      [-5.35, -0.9], 'ridgeBank', 'grandRidge', 'grandBeltWest', 'beltCollege', 'westernCollege',
      'collegeGate', 'shoreCollege', 'shoreOldTown', 'shoreLanding', 'square',
    ],
  },
];
