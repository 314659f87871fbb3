/** How a lot fills over the day. */
export type LotKind =
  | 'office'
  | 'commuter'
  | 'evening'
  | 'market'
  | 'beach'
  | 'campus'
  | 'hospital'
  | 'residents';

export interface LotPlan {
  readonly operatedBy: 'city' | 'ul';
  readonly shortName: string;
  readonly name: string;
  readonly kind: LotKind;
  readonly totalSpots: number;
  /** Kilometers east and north of the square. The lot is placed at the nearest street. */
  readonly near: readonly [number, number];
  /** The number of streets with an entrance. With 0, only the address is known. */
  readonly entrances: number;
  /** Whether it has no counter, so that its open spots are unknown. */
  readonly uncounted?: boolean;
  /** Moves the lot north by this many meters, for levels of one garage. */
  readonly metersNorth?: number;
}

export const OPERATORS = [
  {
    code: 'city',
    name: 'Port Linden Parking Utility',
    policy: {
      text: 'During event parking, city garages charge a flat rate on entry. The rate is posted at each garage.',
      date: '2026-01-05',
      webUrl: 'https://parking.portlinden.example.org/event-parking',
    },
  },
  { code: 'ul', name: 'University of Port Linden Transportation' },
] as const;

export const POSTAL_CODES = { city: '55998', ul: '55999' } as const;

// oxfmt-ignore
export const LOTS: readonly LotPlan[] = [
  {
    operatedBy: 'city', shortName: 'landing', name: 'Harbor Landing Garage',
    kind: 'office', totalSpots: 640, near: [0.28, 0.6], entrances: 2,
  },
  {
    operatedBy: 'city', shortName: 'square', name: 'Courthouse Square Garage',
    kind: 'office', totalSpots: 812, near: [0.17, -0.24], entrances: 3,
  },
  {
    operatedBy: 'city', shortName: 'theatre', name: 'Lantern Theatre Ramp',
    kind: 'evening', totalSpots: 455, near: [-0.42, 0.36], entrances: 2,
  },
  {
    operatedBy: 'city', shortName: 'market', name: 'Public Market Lot',
    kind: 'market', totalSpots: 10, near: [-0.2, 0.84], entrances: 0,
  },
  {
    operatedBy: 'city', shortName: 'union station', name: 'Union Station Garage',
    kind: 'commuter', totalSpots: 520, near: [-0.05, -1.22], entrances: 2,
  },
  {
    operatedBy: 'city', shortName: 'arena', name: 'Foundry Arena Garage',
    kind: 'evening', totalSpots: 930, near: [0.86, -1.32], entrances: 3,
  },
  {
    operatedBy: 'city', shortName: 'bay beach', name: 'Bay Beach Lot',
    kind: 'beach', totalSpots: 96, near: [3.42, -1.12], entrances: 0,
  },
  {
    operatedBy: 'ul', shortName: '7', name: 'Chancellor Hall Garage',
    kind: 'campus', totalSpots: 412, near: [-2.2, 1.32], entrances: 2,
  },
  {
    operatedBy: 'ul', shortName: '17', name: 'Engineering Quad Ramp',
    kind: 'campus', totalSpots: 822, near: [-2.56, 1.66], entrances: 2,
  },
  {
    operatedBy: 'ul', shortName: '20', name: 'University Avenue Ramp',
    kind: 'campus', totalSpots: 220, near: [-2.78, 2.06], entrances: 1,
  },
  {
    operatedBy: 'ul', shortName: '27', name: 'Regent Residence Hall Lot',
    kind: 'residents', totalSpots: 48, near: [-1.92, 1.16], entrances: 1,
  },
  {
    operatedBy: 'ul', shortName: '29', name: 'Medical Center Ramp',
    kind: 'hospital', totalSpots: 340, near: [-3.06, 1.46], entrances: 2,
  },
  {
    operatedBy: 'ul', shortName: '36', name: 'Observatory Hill Ramp',
    kind: 'campus', totalSpots: 463, near: [-2.5, 2.36], entrances: 1,
  },
  {
    operatedBy: 'ul', shortName: '46', name: 'Fieldhouse Ramp',
    kind: 'campus', totalSpots: 733, near: [-3.08, 2.42], entrances: 3,
  },
  {
    operatedBy: 'ul', shortName: '6U', name: 'Founders Library Garage - Upper Level',
    kind: 'campus', totalSpots: 95, near: [-1.84, 1.58], entrances: 1,
  },
  {
    operatedBy: 'ul', shortName: '6L', name: 'Founders Library Garage - Lower Level',
    kind: 'campus', totalSpots: 95, near: [-1.84, 1.58], entrances: 1, metersNorth: 50,
  },
  {
    operatedBy: 'ul', shortName: '76', name: 'Sentinel Point Lot',
    kind: 'beach', totalSpots: 260, near: [-2.78, 3.86], entrances: 0,
  },
  {
    operatedBy: 'ul', shortName: '91', name: 'Boathouse Lot',
    kind: 'campus', totalSpots: 60, near: [-1.62, 1.5], entrances: 0, uncounted: true,
  },
];
