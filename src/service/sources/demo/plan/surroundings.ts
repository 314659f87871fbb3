import type { KeyPoint } from './key-points.ts';
import type { RoadClass } from './main-roads.ts';

type Kilometers = readonly [number, number];

interface FarRoad {
  readonly name: string;
  readonly class: RoadClass;
  readonly from: KeyPoint;
  readonly course: readonly Kilometers[];
}

/** The railway: from the west through Union Station to the port, and on to the east. */
// oxfmt-ignore
export const RAILWAY: readonly (readonly Kilometers[])[] = [
  [
    [-30, -17], [-15, -9.2], [-9, -5.4], [-6.2, -4.55], [-4.6, -3.66], [-3.5, -2.86], [-2.5, -2.02],
    [-1.55, -1.3], [-0.9, -1.18], [0, -1.24], [0.8, -1.34], [1.7, -1.4], [2.4, -1.36], [3.1, -1.3],
    [3.9, -1.36], [4.5, -1.2], [5.1, -0.72], [5.8, -0.2], [6.6, 0.2], [9, 0.7], [15, 2.4], [30, 9],
  ],
  [[4.75, -1], [5.1, -0.6], [5.6, -0.16], [5.95, 0.2]],
  [[4.9, -0.95], [5.3, -0.66], [5.8, -0.32], [6.15, -0.1]],
];

/** The main roads beyond the city's plan. */
// oxfmt-ignore
export const FAR_ROADS: readonly FarRoad[] = [
  { name: 'Beltline Hwy', class: 'highway', from: 'beltFarNorth', course: [[-23, 19.4], [-34, 30], [-48, 41]] },
  { name: 'Grand Ave', class: 'main', from: 'grandFarWest', course: [[-22, 3], [-33, 1.6], [-50, 4]] },
  { name: 'Grand Ave', class: 'main', from: 'grandFarEast', course: [[24, -2.8], [35, -1.2], [50, -3]] },
  { name: 'Division St', class: 'main', from: 'divisionEastEnd', course: [[14, -4.4], [24, -5.8], [50, -7]] },
  { name: 'Sentinel Point Rd', class: 'secondary', from: 'pointFarWest', course: [[-26, 7], [-50, 5.4]] },
  { name: 'Western Ave', class: 'main', from: 'westernNorth', course: [[-4.3, 8.6], [-3.7, 9.7], [-2.6, 10.6]] },
  { name: 'Ridge Rd', class: 'secondary', from: 'ridgeNorth', course: [[-5.5, 7.9], [-6.8, 8.7], [-9.6, 8.9]] },
  { name: 'Meridian Ave', class: 'main', from: 'meridianFarSouth', course: [[-1.2, -24], [-3, -34], [-2, -50]] },
  { name: 'Prairie Ave', class: 'main', from: 'prairieFarWest', course: [[-24, -16.4], [-34, -26], [-48, -35]] },
  { name: 'Foundry Rd', class: 'main', from: 'foundryFarSouth', course: [[15, -22], [23, -32], [31, -48]] },
  { name: 'Lakeshore Dr', class: 'main', from: 'shoreTownEast', course: [[18.6, 6.8], [25, 12], [31.4, 18], [36, 29], [46, 44]] },
  { name: 'Lakeshore Dr', class: 'main', from: 'shoreFarNorth', course: [[-2.6, 10.6], [0.4, 11.4], [4, 12.9], [9, 15], [14, 18.4], [20, 23], [25, 27.4], [34, 36], [46, 44]] },
];

/** Places around the city. All are made up. */
// oxfmt-ignore
export const VILLAGES: readonly { readonly name: string; readonly at: Kilometers }[] = [
  { name: 'Tansy Corners', at: [-9.6, 8.9] }, { name: 'Ashby Mills', at: [-12.4, 1.95] },
  { name: 'Penny Hollow', at: [-9, -6.6] }, { name: 'Saint Odile', at: [-0.9, -9] },
  { name: 'Quill Prairie', at: [7.2, -8.4] }, { name: 'Granite Bay', at: [9, 1.25] },
  { name: 'North Fork', at: [13, -1.65] }, { name: 'Marlow Landing', at: [1.4, 11.9] },
  { name: 'Brindle', at: [-1.2, -19] }, { name: 'Cedar Narrows', at: [14.6, 18.9] },
  { name: 'Elder Crossing', at: [-24, 20.2] }, { name: 'Wexcombe', at: [-22, 3] },
  { name: 'Holloway', at: [24, -2.8] }, { name: 'Dunmore Prairie', at: [15, -22] },
  { name: 'Tarn Valley', at: [-24, -16.4] }, { name: 'Larkin Siding', at: [-15, -10.5] }, { name: 'Port Amity', at: [18.6, 6.6] },
];

/** The docks, between Lakeshore Drive and the water. */
// oxfmt-ignore
export const DOCKS: readonly Kilometers[] = [
  [4.6, -0.3], [4.7, -0.66], [5.1, -0.43], [5.62, -0.04], [6.36, 0.7], [6.9, 0.86], [6.6, 1.4],
  [5.6, 1.2], [5, 0.2],
];

/** Piers and the breakwater. */
// oxfmt-ignore
export const PIERS: readonly (readonly Kilometers[])[] = [
  [[0.5, 0.82], [0.62, 1.06]], [[0.72, 0.74], [0.82, 0.96]],
  [[1.44, 0.5], [1.52, 0.74]], [[1.54, 0.5], [1.62, 0.76]], [[1.64, 0.56], [1.7, 0.78]],
  [[1.16, 0.54], [1.2, 0.86], [1.38, 0.98], [1.62, 0.98]],
  [[5.3, 0.3], [5.12, 0.56]], [[5.52, 0.62], [5.28, 0.78]], [[5.66, 0.86], [5.46, 1]],
  [[3.5, -0.76], [3.52, -0.5]], [[-1.42, 1.9], [-1.3, 2.02]],
];
