/** Kilometers east and north of the main square. */
type Kilometers = readonly [number, number];

interface WaterBody {
  readonly name: string;
  readonly shore: readonly Kilometers[];
}

interface Creek {
  readonly name: string;
  readonly course: readonly Kilometers[];
}

/** The lake's shore: from the north along the city, and back along the far side. */
// oxfmt-ignore
export const LAKE: readonly Kilometers[] = [
  [-2.2, 7.2], [-2.45, 6.2], [-2.7, 5.35], [-2.3, 4.72], [-1.75, 4.5], [-1.1, 4.55],
  [-0.72, 4.28], [-0.95, 3.95], [-1.5, 3.68], [-1.92, 3.15], [-1.88, 2.5], [-1.55, 2.02],
  [-1.2, 1.8], [-0.98, 1.74], [-0.72, 1.58], [-0.32, 1.28], [0.1, 1.06], [0.5, 0.86],
  [0.95, 0.64], [1.35, 0.52], [1.72, 0.62], [2.12, 0.46], [2.44, 0.0], [2.78, -0.52],
  [3.3, -0.76], [4.0, -0.72], [4.7, -0.3], [5.25, 0.28], [5.7, 0.98], [6.3, 1.22], [7, 1.2],
  [8.5, 1.7], [11, 3.2], [16, 6], [22, 11], [27, 17], [28, 22], [24, 23], [18, 19.5], [13, 15],
  [8, 12.5], [3, 10.8], [0, 9.3], [-1.6, 8.2],
];

// oxfmt-ignore
export const ISLANDS: readonly WaterBody[] = [
  {
    name: 'Gull Island',
    shore: [[1.55, 2.3], [1.85, 2.46], [2.12, 2.36], [2.2, 2.14], [1.92, 2.06], [1.62, 2.12]],
  },
  {
    name: 'Heron Rock',
    shore: [[3.62, 1.1], [3.74, 1.14], [3.78, 1.04], [3.68, 1]],
  },
];

/** The river from its source to the lake. Each point has half the width in meters. */
// oxfmt-ignore
export const RIVER: readonly (readonly [number, number, number])[] = [
  [-30, -9, 26], [-20, -7, 28], [-13, -3.2, 30], [-9.5, -2.9, 32], [-7.4, -1.3, 34],
  [-6.1, -1.75, 36], [-5, -2, 38], [-4.2, -1.25, 40], [-3.7, -0.42, 40], [-3, -0.16, 42],
  [-2.35, -0.38, 44], [-1.78, -0.12, 46], [-1.5, 0.5, 48], [-1.24, 1.12, 52], [-0.99, 1.6, 64],
  [-0.8, 1.9, 90],
];

// oxfmt-ignore
export const PONDS: readonly WaterBody[] = [
  {
    name: 'Mirror Lake',
    shore: [
      [0.42, -2.98], [0.72, -2.86], [1.08, -2.94], [1.3, -3.22], [1.18, -3.55], [0.86, -3.72],
      [0.62, -3.6], [0.52, -3.4], [0.26, -3.26],
    ],
  },
  {
    name: 'Cress Pond',
    shore: [[-4.92, 3.5], [-4.74, 3.58], [-4.6, 3.46], [-4.68, 3.32], [-4.88, 3.36]],
  },
  {
    name: 'Duck Pond',
    shore: [[-3.12, -3.5], [-2.98, -3.44], [-2.84, -3.52], [-2.9, -3.66], [-3.08, -3.64]],
  },
  {
    name: 'Quarry Lake',
    shore: [[3.86, -3.42], [4.12, -3.38], [4.2, -3.6], [4.02, -3.78], [3.82, -3.66]],
  },
  {
    name: 'Tamarack Lake',
    shore: [[-9.2, 6.6], [-8.4, 7], [-7.9, 6.4], [-8.3, 5.8], [-9, 5.9]],
  },
  {
    name: 'Long Lake',
    shore: [[5.6, -11.4], [6.8, -10.7], [8.6, -10.9], [9.4, -11.8], [8, -12.2], [6.6, -11.9]],
  },
];

// oxfmt-ignore
export const CREEKS: readonly Creek[] = [
  {
    name: 'Mirror Creek',
    course: [[1.7, -9], [1.5, -6.8], [0.9, -5.2], [0.95, -4.2], [0.84, -3.72]],
  },
  {
    name: 'Mirror Creek',
    course: [[1.2, -3], [1.6, -2.6], [2.4, -2.2], [2.62, -1.6], [2.5, -0.9], [2.66, -0.42]],
  },
  {
    name: 'Cress Creek',
    course: [[-8.2, 6], [-7.2, 4.6], [-5.6, 3.9], [-4.9, 3.5]],
  },
  {
    name: 'Cress Creek',
    course: [[-4.64, 3.4], [-4.1, 2.2], [-4.2, 0.7], [-4, -0.3], [-3.95, -0.8]],
  },
  {
    name: 'Long Creek',
    course: [[9.4, -11.8], [14, -13], [20, -12]],
  },
];
