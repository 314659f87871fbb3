type Kilometers = readonly [number, number];

/** A well-known building. It is placed on the free ground nearest to its planned location. */
export interface Landmark {
  readonly name: string;
  readonly at: Kilometers;
  /** The building's shape; none to show only the name. */
  readonly shape?: 'round' | 'cross' | 'hall';
  /** Length and width in meters. */
  readonly size?: readonly [number, number];
  /** Rotation in degrees, counterclockwise. */
  readonly turn?: number;
}

// oxfmt-ignore
export const LANDMARKS: readonly Landmark[] = [
  { name: 'County Courthouse', at: [0.08, 0.02], shape: 'cross', size: [38, 34], turn: -26.6 },
  { name: 'City Hall', at: [0.19, -0.03], shape: 'hall', size: [56, 30], turn: -26.6 },
  { name: 'Lantern Theatre', at: [-0.46, 0.42], shape: 'hall', size: [44, 34], turn: -26.6 },
  { name: 'Public Market', at: [-0.26, 0.78], shape: 'hall', size: [60, 26], turn: -26.6 },
  { name: 'Union Station', at: [-0.06, -1.19], shape: 'hall', size: [96, 24], turn: -4 },
  { name: 'Foundry Arena', at: [0.62, -1.2], shape: 'round', size: [96, 76], turn: -10 },
  { name: 'Harbor Museum', at: [0.66, 0.78], shape: 'cross', size: [50, 34], turn: -26.6 },
  { name: 'Central Library', at: [0.42, -0.12], shape: 'hall', size: [50, 36], turn: -26.6 },
  { name: 'Old Brewery', at: [-0.12, -0.98], shape: 'hall', size: [64, 40], turn: -10 },
  { name: 'Eastside High School', at: [3.86, -2.1], shape: 'cross', size: [110, 60], turn: 2 },
  { name: 'Southside High School', at: [-1.42, -2.2], shape: 'cross', size: [100, 54], turn: 1.5 },
  { name: 'Northgate High School', at: [-4.3, 3.3], shape: 'cross', size: [110, 60], turn: -4 },
  { name: 'Clover Hill School', at: [1.9, -5.1], shape: 'hall', size: [90, 40], turn: 12 },
  { name: 'Kilnside School', at: [1.7, -1.12], shape: 'hall', size: [70, 34], turn: -26.6 },
  { name: 'Bay Beach Bathhouse', at: [3.6, -0.86], shape: 'hall', size: [44, 12], turn: 0 },
  { name: 'Container Terminal', at: [5.4, 0.3], shape: 'hall', size: [150, 44], turn: 44 },
  { name: 'Grain Elevators', at: [5.92, 0.86], shape: 'hall', size: [110, 24], turn: 60 },
  { name: 'Founders Library', at: [-1.98, 1.66], shape: 'cross', size: [80, 60], turn: -18 },
  { name: 'Observatory', at: [-2.42, 2.24], shape: 'round', size: [30, 30] },
  { name: 'Chancellor Hall', at: [-2.3, 1.2], shape: 'cross', size: [66, 40], turn: -18 },
  { name: 'Linden Fieldhouse', at: [-3.1, 2.52], shape: 'round', size: [84, 64], turn: -5 },
  { name: 'University Medical Center', at: [-3.2, 1.58], shape: 'cross', size: [92, 64], turn: -5 },
  { name: 'Student Union', at: [-1.74, 1.36], shape: 'hall', size: [70, 44], turn: -18 },
  { name: 'Crew Boathouse', at: [-1.5, 1.74], shape: 'hall', size: [40, 16], turn: -30 },
  { name: 'Science Quadrangle', at: [-2.52, 1.84] },
  { name: 'Linden Marina', at: [1.5, 0.56], shape: 'hall', size: [46, 14], turn: 4 },
  { name: 'Beltline Plaza', at: [-5.5, 1.42], shape: 'hall', size: [150, 60], turn: 3 },
  { name: 'Larkmoor Commons', at: [5.5, -2.7], shape: 'hall', size: [140, 56], turn: -4 },
];
