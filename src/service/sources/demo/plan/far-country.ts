type Kilometres = readonly [number, number];

interface Named {
  readonly name: string;
  readonly course: readonly Kilometres[];
}

/** The railway: from the west through Union Station to the port, and on to the east. */
// oxfmt-ignore
export const RAILWAY: readonly (readonly Kilometres[])[] = [
  [
    [-30, -17], [-15, -9.2], [-9, -5.4], [-6.2, -4.55], [-4.6, -3.66], [-3.5, -2.86], [-2.5, -2.02],
    [-1.55, -1.3], [-0.9, -1.18], [0, -1.24], [0.8, -1.34], [1.7, -1.4], [2.4, -1.36], [3.1, -1.3],
    [3.9, -1.36], [4.5, -1.2], [5.1, -0.72], [5.8, -0.2], [6.6, 0.2], [9, 0.7], [15, 2.4], [30, 9],
  ],
  [[4.75, -1], [5.1, -0.6], [5.6, -0.16], [5.95, 0.2]],
  [[4.9, -0.95], [5.3, -0.66], [5.8, -0.32], [6.15, -0.1]],
];

/** Country roads, which only the map knows: no bus uses them. */
// oxfmt-ignore
export const COUNTRY_ROADS: readonly Named[] = [
  { name: 'County Rd A', course: [[-15, 8.2], [-10.6, 8.1], [-8.9, 7.9], [-7.4, 6.9]] },
  { name: 'County Rd B', course: [[-9.2, 13], [-9.3, 9], [-9.4, 4.9], [-9, 1.5], [-9.1, -2], [-9, -6.6], [-9.2, -12]] },
  { name: 'County Rd C', course: [[-12.6, 12], [-12.4, 5.4], [-12.6, 2], [-12.3, -4.8], [-12.4, -12]] },
  { name: 'County Rd E', course: [[-15, -2.6], [-12.4, -2.4], [-9.1, -2], [-7.4, -2.6], [-5.95, -2.9]] },
  { name: 'County Rd F', course: [[-15, -12.6], [-9.2, -9.6], [-4, -9.1], [-0.9, -9], [3, -8.4], [7, -8], [12, -7.4], [16, -7.6]] },
  { name: 'County Rd G', course: [[-5.6, -14], [-5.2, -9.3], [-4, -5.45]] },
  { name: 'County Rd K', course: [[3.4, -14], [3, -8.4], [3, -5.7]] },
  { name: 'County Rd M', course: [[9, 1.25], [9.1, -1.3], [9, -3.3], [9.3, -7.7], [9.2, -13]] },
  { name: 'County Rd P', course: [[12.6, 3.1], [12.4, -1.7], [12.2, -7.4], [12.6, -12]] },
  { name: 'County Rd S', course: [[9, -3.3], [12.3, -4.2], [16, -4.4]] },
  { name: 'North Shore Rd', course: [[-5.2, 6.8], [-4.6, 9.4], [-3, 11], [0.4, 11.2], [4, 12.6], [8.6, 14.4], [13.6, 17.6], [19, 21.8], [24, 25]] },
  { name: 'Old Pines Rd', course: [[-4.2, 7.2], [-4.4, 8.4], [-4.6, 9.4], [-9.3, 11.2], [-15, 11.6]] },
];

/** Places around the city. All are made up. */
// oxfmt-ignore
export const VILLAGES: readonly { readonly name: string; readonly at: Kilometres }[] = [
  { name: 'Tansy Corners', at: [-9.3, 9.1] }, { name: 'Ashby Mills', at: [-12.4, 2.1] },
  { name: 'Penny Hollow', at: [-9.1, -6.4] }, { name: 'Saint Odile', at: [-0.9, -9.2] },
  { name: 'Quill Prairie', at: [9.3, -7.6] }, { name: 'Granite Bay', at: [9.2, 1.1] },
  { name: 'North Fork', at: [12.4, -1.8] }, { name: 'Marlow Landing', at: [1.2, 11.4] },
  { name: 'Brindle', at: [-12.4, -11.4] }, { name: 'Cedar Narrows', at: [14.6, 17.9] },
  { name: 'Larkin Siding', at: [-15.2, -9] }, { name: 'Port Amity', at: [17.4, 7.2] },
];

/** Houses and halls that everyone knows, for the map when it is near. */
// oxfmt-ignore
export const LANDMARKS: readonly { readonly name: string; readonly at: Kilometres }[] = [
  { name: 'County Courthouse', at: [-0.09, 0.11] }, { name: 'City Hall', at: [0.15, 0.1] },
  { name: 'Lantern Theatre', at: [-0.52, 0.42] }, { name: 'Public Market', at: [-0.26, 0.8] },
  { name: 'Union Station', at: [0.02, -1.3] }, { name: 'Foundry Arena', at: [0.72, -1.18] },
  { name: 'Harbor Museum', at: [0.62, 0.84] }, { name: 'Linden Marina', at: [1.5, 0.62] },
  { name: 'Breakwater Light', at: [1.38, 0.98] }, { name: 'Central Library', at: [0.42, -0.12] },
  { name: 'Old Brewery', at: [-0.12, -0.95] }, { name: 'Eastside High School', at: [3.86, -2.1] },
  { name: 'Southside High School', at: [-1.42, -2.2] }, { name: 'Northgate High School', at: [-4.3, 3.3] },
  { name: 'Kilnside School', at: [1.7, -1.12] }, { name: 'Bay Beach Bathhouse', at: [3.6, -0.84] },
  { name: 'Container Terminal', at: [5.4, 0.05] }, { name: 'Grain Elevators', at: [5.95, 0.62] },
  { name: 'Founders Library', at: [-1.94, 1.7] }, { name: 'Observatory', at: [-2.4, 2.22] },
  { name: 'Chancellor Hall', at: [-2.28, 1.22] }, { name: 'Linden Fieldhouse', at: [-3, 2.56] },
  { name: 'University Medical Center', at: [-3.18, 1.56] }, { name: 'Student Union', at: [-1.72, 1.36] },
  { name: 'Crew Boathouse', at: [-1.5, 1.72] }, { name: 'Science Quadrangle', at: [-2.5, 1.84] },
  { name: 'Sentinel Light', at: [-0.86, 4.26] }, { name: 'Beltline Plaza', at: [-5.5, 1.42] },
  { name: 'Larkmoor Commons', at: [5.5, -2.7] },
];

/** Piers and the breakwater. */
// oxfmt-ignore
export const PIERS: readonly (readonly Kilometres[])[] = [
  [[0.5, 0.82], [0.62, 1.06]], [[0.72, 0.74], [0.82, 0.96]],
  [[1.44, 0.5], [1.52, 0.74]], [[1.54, 0.5], [1.62, 0.76]], [[1.64, 0.56], [1.7, 0.78]],
  [[1.16, 0.54], [1.2, 0.86], [1.38, 0.98], [1.62, 0.98]],
  [[5.3, 0.3], [5.12, 0.56]], [[5.52, 0.62], [5.28, 0.78]], [[5.66, 0.86], [5.46, 1]],
  [[3.5, -0.76], [3.52, -0.5]], [[-1.42, 1.9], [-1.3, 2.02]],
];
