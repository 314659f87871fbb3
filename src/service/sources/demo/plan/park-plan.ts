type Kilometers = readonly [number, number];

export interface ParkPlan {
  readonly name: string;
  readonly kind: 'park' | 'wood' | 'golf' | 'cemetery';
  readonly area: readonly Kilometers[];
}

/** The planned parks. Small ones replace whole blocks. */
// oxfmt-ignore
export const PARKS: readonly ParkPlan[] = [
  {
    name: 'Courthouse Square', kind: 'park',
    area: [[0.029, 0.002], [0.096, -0.032], [0.131, 0.038], [0.064, 0.072]],
  },
  {
    name: 'Steamboat Point', kind: 'park',
    area: [[-0.98, 1.5], [-0.86, 1.42], [-0.6, 1.34], [-0.4, 1.24], [-0.45, 1.5], [-0.7, 1.75], [-1, 1.82]],
  },
  {
    name: 'Harbor Walk', kind: 'park',
    area: [
      [1.24, 0.44], [1.8, 0.26], [2.24, -0.2], [2.56, -0.55], [2.9, -0.6], [2.6, 0], [2.25, 0.5],
      [1.75, 0.72], [1.4, 0.62],
    ],
  },
  {
    name: 'Sentinel Point Preserve', kind: 'wood',
    area: [
      [-2.62, 4.28], [-2.3, 4.78], [-1.7, 4.62], [-1, 4.68], [-0.5, 4.3], [-0.85, 3.85],
      [-1.5, 3.55], [-1.95, 3.4], [-2.35, 3.75],
    ],
  },
  {
    name: 'Mirror Lake Park', kind: 'park',
    area: [
      [0.05, -2.72], [0.7, -2.66], [1.36, -2.74], [1.62, -3.2], [1.42, -3.78], [0.9, -4],
      [0.42, -3.82], [0.22, -3.5], [-0.08, -3.2],
    ],
  },
  {
    name: 'Landing Green', kind: 'park',
    area: [[-0.55, 1.32], [0.4, 0.83], [1.1, 0.48], [1.1, 0.72], [0.4, 1.05], [-0.5, 1.6]],
  },
  {
    name: 'Boathouse Lawn', kind: 'park',
    area: [
      [-2.3, 2.62], [-1.98, 2.02], [-1.5, 1.62], [-1.1, 1.5], [-0.9, 1.8], [-1.6, 2.2],
      [-1.8, 2.7], [-1.9, 3.2], [-2.42, 3.3],
    ],
  },
  {
    name: 'Bay Beach Park', kind: 'park',
    area: [
      [2.5, -0.4], [3.05, -0.9], [3.9, -0.93], [4.6, -0.62], [4.5, -0.3], [3.9, -0.6],
      [3.2, -0.6], [2.7, -0.3],
    ],
  },
  {
    name: 'Hawthorn Golf Club', kind: 'golf',
    area: [[-5.75, 2.3], [-5.35, 2.45], [-5.1, 2.1], [-5.2, 1.65], [-5.65, 1.6]],
  },
  {
    name: 'Riverside Cemetery', kind: 'cemetery',
    area: [[-3.62, 0.62], [-3.2, 0.6], [-3.18, 0.2], [-3.55, 0.1], [-3.72, 0.3]],
  },
  {
    name: 'Cress Pond Park', kind: 'park',
    area: [[-5, 3.68], [-4.62, 3.72], [-4.45, 3.42], [-4.6, 3.18], [-5, 3.24]],
  },
  {
    name: 'Quarry Lake Park', kind: 'park',
    area: [[3.72, -3.28], [4.28, -3.24], [4.36, -3.68], [4.1, -3.95], [3.7, -3.8]],
  },
  {
    name: 'Linden Arboretum', kind: 'wood',
    area: [[-3.35, -3.3], [-2.72, -3.25], [-2.6, -3.85], [-3.05, -4.02], [-3.45, -3.8]],
  },
  {
    name: 'Oxbow Park', kind: 'park',
    area: [
      [-3.72, -0.5], [-3.1, -0.3], [-2.62, -0.5], [-2.72, -0.78], [-3.3, -0.85], [-3.85, -1.1],
      [-4.1, -1.4], [-3.95, -0.9],
    ],
  },
  {
    name: 'Fairgrounds', kind: 'park',
    area: [[-4.45, 2.1], [-4.05, 2.1], [-4.03, 1.72], [-4.45, 1.7]],
  },
];
